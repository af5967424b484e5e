interface ConeProps {
  readonly x: number;
  readonly top: number;
  readonly floor: number;
  readonly half: number;
}

/** The light from above: two inks of its own, laid on the dark of the house. */
export const Cone = ({ x, top, floor, half }: ConeProps) => (
  <>
    <path d={`M${x} ${top}L${x - half} ${floor}H${x}Z`} fill="#7D5A2A" />
    <path d={`M${x} ${top}L${x + half} ${floor}H${x}Z`} fill="#5F4320" />
  </>
);

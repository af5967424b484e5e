import { INKS } from '../kit/inks.ts';

const FOLDS = 16;
const ANGLE = 11.8;
const [INNER, OUTER, ROUND] = [90, 262, 296];

/** A point of the collar: so far from the neck, in that direction. */
function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(310 + radius * Math.cos(angle)).toFixed(1)} ${(330 + radius * 0.82 * Math.sin(angle)).toFixed(1)}`;
}

const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const middle = 90 + (fold - (FOLDS - 1) / 2) * ANGLE;
  const [from, to] = [middle - ANGLE / 2, middle + ANGLE / 2];
  const [light, dark] = fold < FOLDS / 2 ? INKS.vermilion : INKS.paper;
  return {
    d: `M${point(INNER, from)}L${point(OUTER, from)}Q${point(ROUND, middle)} ${point(OUTER, to)}L${point(INNER, to)}Z`,
    fill: fold % 2 ? light : dark,
  };
});

/** A pleated collar, paper on one side and vermilion on the other, with two buttons below it. */
export function Ruff() {
  return (
    <g data-part="ruff">
      {folds.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
      {[588, 634].map((y) => (
        <g key={y}>
          <path d={`M310 ${y - 17}L298 ${y}L310 ${y + 17}Z`} fill={INKS.paper[0]} />
          <path d={`M310 ${y - 17}L322 ${y}L310 ${y + 17}Z`} fill={INKS.vermilion[0]} />
        </g>
      ))}
    </g>
  );
}

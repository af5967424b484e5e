/** A line for those who do not see the stage. What touches the listener is said at once, all else in its turn. */
export interface Line {
  readonly key: string;
  readonly text: string;
  readonly isUrgent?: boolean;
}

/** The places stay while nothing is said: a screen reader watches them from before. */
export function LinesSaid({ line }: { readonly line: Line | null }) {
  const said = line && <p key={line.key}>{line.text}</p>;
  return (
    <>
      <div className="visually-hidden" data-part="stage-lines" aria-live="polite">
        {!line?.isUrgent && said}
      </div>
      <div className="visually-hidden" data-part="stage-urgent" aria-live="assertive">
        {line?.isUrgent && said}
      </div>
    </>
  );
}

/** What those hear who do not see the stage. What touches the listener is said at once, all else in its turn. */
export interface Narration {
  readonly key: string;
  readonly text: string;
  readonly isUrgent?: boolean;
}

/** The places stay while nothing is said: a screen reader watches them from before. */
export function Narrator({ says }: { readonly says: Narration | null }) {
  const said = says && <p key={says.key}>{says.text}</p>;
  return (
    <>
      <div className="visually-hidden" data-part="stage-narration" aria-live="polite">
        {!says?.isUrgent && said}
      </div>
      <div className="visually-hidden" data-part="stage-urgent" aria-live="assertive">
        {says?.isUrgent && said}
      </div>
    </>
  );
}

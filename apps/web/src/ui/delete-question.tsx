import { button } from './button.ts';

interface DeleteQuestionProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

/** Asked before something is deleted that cannot be had again. Enter keeps it. */
export function DeleteQuestion({ question, yes, no, onDelete, onKeep }: DeleteQuestionProps) {
  return (
    <>
      <p role="alert">{question}</p>
      <button type="button" {...button('danger')} onClick={onDelete}>
        {yes}
      </button>
      <button type="button" {...button()} ref={(keep) => keep?.focus()} onClick={onKeep}>
        {no}
      </button>
    </>
  );
}

import formCss from './form.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** Whether the text is selected as soon as the field is there. */
  readonly isSelected?: boolean;
}

/** A text to copy by hand, where the browser does not let a page do it. */
export function CopyField({ label, text, isSelected = false }: CopyFieldProps) {
  return (
    <label>
      <span className={formCss.label} data-part="label">
        {label}
      </span>
      <input
        className={formCss.field}
        data-part="field"
        readOnly
        value={text}
        ref={isSelected ? (field) => field?.select() : undefined}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}

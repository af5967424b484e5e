import css from './wink-lid.module.css';

/** The lid that a wink's button is, and the lashes it folds into: before all else in that button. */
export const WINK_LID = (
  <>
    <span className={css.lid} data-part="wink-lid" />
    <svg className={css.lashes} data-part="wink-lashes" viewBox="-60 -10 120 44" aria-hidden="true">
      <path d="M-56 -4Q0 26 56 -4M-34 12L-44 28M0 11V30M34 12L44 28" />
    </svg>
  </>
);

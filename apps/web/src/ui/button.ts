import css from './button.module.css';

export type ButtonKind = 'plain' | 'claim' | 'danger';

const CLASSES: Readonly<Record<ButtonKind, string>> = {
  plain: css.plain,
  claim: css.claim,
  danger: css.danger,
};

/** The attributes of a button, or of a link that is drawn as one; `more` adds classes of its component. */
export const button = (kind: ButtonKind = 'plain', more?: string) => ({
  className: more ? `${CLASSES[kind]} ${more}` : CLASSES[kind],
  'data-button': kind,
});

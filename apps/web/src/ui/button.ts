import css from './button.module.css';

export type ButtonKind = 'plain' | 'claim' | 'danger';

const LOOKS: Readonly<Record<ButtonKind, string>> = {
  plain: css.plain,
  claim: css.claim,
  danger: css.danger,
};

/** What makes a button, or a link, look like one; where it stands may add a class of its own. */
export const button = (kind: ButtonKind = 'plain', more?: string) => ({
  className: more ? `${LOOKS[kind]} ${more}` : LOOKS[kind],
  'data-button': kind,
});

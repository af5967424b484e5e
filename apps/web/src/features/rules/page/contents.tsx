import { useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';

interface Props {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** Where everything is: beside the text where there is room, behind a button on a phone. */
export function Contents({ entries }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="rules-contents" aria-label={t('rules.contents')}>
      <button
        type="button"
        className="btn rules-contents-button"
        aria-expanded={isOpen}
        aria-controls="rules-contents"
        onClick={() => setOpen(!isOpen)}
      >
        {t('rules.contents')}
      </button>
      <ol id="rules-contents" data-open={isOpen || undefined}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => setOpen(false)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { t } from '../../shell/i18n/index.ts';

export interface Spoken {
  readonly key: string;
  readonly text: string;
}

const MOST_READ = 12;

/** For screen readers: all that is announced, one after the other. */
export function Announcer({ spoken }: { readonly spoken: readonly Spoken[] }) {
  return (
    <div className="visually-hidden" role="log" aria-label={t('table.announcements')}>
      {spoken.slice(-MOST_READ).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

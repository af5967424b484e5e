import '../../../styles/replay/index.css';
import { t } from '../../../shell/i18n/index.ts';
import { FlawShown } from '../../replay/flaw-shown.tsx';
import { gameOf } from '../../replay/game-of.ts';
import type { FileFlaw } from '../file/read.ts';
import type { Imported } from './import-file.ts';

/** What has come out of a file, or why nothing has. */
export function ImportNews({ imported }: { imported: Imported }) {
  switch (imported.is) {
    case 'taken':
      return <Taken {...imported} />;
    case 'full':
      return <p className="my-trouble">{t('history.full')}</p>;
    case 'unread':
      return <p className="my-trouble">{t('history.flaws.unread')}</p>;
    case 'refused':
      return (
        <div className="my-refused">
          <p className="my-trouble">{t('history.refused')}</p>
          <Refused flaw={imported.flaw} />
        </div>
      );
  }
}

function Taken({ added, doubles, tookLikes }: Extract<Imported, { is: 'taken' }>) {
  const said = [
    t('history.imported', { count: added }),
    added > 0 && doubles > 0 ? t('history.doubles', { count: doubles }) : '',
    tookLikes ? t('history.likesTaken') : '',
  ];
  return <p className="my-note">{said.filter(Boolean).join(' ')}</p>;
}

function Refused({ flaw }: { flaw: FileFlaw }) {
  if (flaw.why === 'record') {
    return <FlawShown flaw={flaw.flaw} game={gameOf({ texts: flaw.texts, firstLine: flaw.line })} />;
  }
  return (
    <p>
      <b>{t('history.atLine', { line: flaw.line })}</b> {sayFlaw(flaw)}
    </p>
  );
}

function sayFlaw(flaw: Exclude<FileFlaw, { why: 'record' }>): string {
  switch (flaw.why) {
    case 'head':
      return t('history.flaws.head', { key: flaw.key });
    case 'count':
      return t('history.flaws.count', { said: flaw.said, found: flaw.found });
    default:
      return t(`history.flaws.${flaw.why}`);
  }
}

import { useId, useRef, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Icon } from '../../../ui/art/index.ts';
import { writeHistory } from '../file/format.ts';
import { forgetLikes, readLikes } from '../likes.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { download } from './download.ts';
import { type Imported, importFile } from './import-file.ts';
import { ImportNews } from './import-news.tsx';
import type { History } from './use-history.ts';

type News = Imported | { readonly is: 'reading' } | { readonly is: 'cleared' };

interface FilesProps {
  readonly history: History;
}

/** Everything as one file and back again, and everything gone. */
export function Files({ history }: FilesProps) {
  const [news, setNews] = useState<News | null>(null);
  const [isClearing, setClearing] = useState(false);
  const settings = useSettings();
  const language = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const exportAll = async () => {
    const now = new Date();
    const text = writeHistory(readLikes(settings, language), await history.all(), now.getTime());
    download(`oeillade-${now.toISOString().slice(0, 10)}.jsonl`, text);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setNews({ is: 'reading' });
    setNews(await importFile(file, history));
  };
  const clear = async () => {
    setClearing(false);
    await history.clear();
    forgetLikes();
    setNews({ is: 'cleared' });
    heading.current?.focus();
  };
  return (
    <section className="my-files" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('history.files')}
      </h2>
      <p>{t('history.filesHint')}</p>
      <div className="my-ways">
        <button type="button" className="btn claim" data-do="export" onClick={() => void exportAll()}>
          {t('history.exportAll')}
        </button>
        <label className="btn my-import">
          {t('history.importAll')}
          <input
            type="file"
            accept=".jsonl,.txt,application/jsonl,text/plain"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <button type="button" className="btn" data-do="clear" onClick={() => setClearing(true)}>
          <Icon name="cross" /> {t('history.clearAll')}
        </button>
      </div>
      <div role="status">
        {news?.is === 'reading' && <p className="my-note">{t('history.reading')}</p>}
        {news?.is === 'cleared' && <p className="my-note">{t('history.cleared')}</p>}
        {news && news.is !== 'reading' && news.is !== 'cleared' && <ImportNews imported={news} />}
      </div>
      {isClearing && <ClearDialog onClear={() => void clear()} onClose={() => setClearing(false)} />}
    </section>
  );
}

import { type DragEvent, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../../ui/art/index.ts';
import { type Fetched, readFile } from './fetch-record.ts';

interface OpenFileProps {
  readonly onRead: (read: Fetched) => void;
}

/** A place to drop a file, and a button to choose one. */
export function OpenFile({ onRead }: OpenFileProps) {
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file) onRead(await readFile(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file has the button inside.
    <div
      className="rp-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="btn claim">
        <Icon name="cards" /> {t('replay.choose')}
        <input
          type="file"
          accept=".jsonl,.txt,application/jsonl,text/plain"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
      <p aria-hidden="true">{t('replay.drop')}</p>
    </div>
  );
}

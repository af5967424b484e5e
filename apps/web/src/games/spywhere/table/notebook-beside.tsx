import { memo } from 'react';
import { useLanguage } from '../../../shell/use-language.ts';
import { say } from '../texts/table.ts';
import { NotebookGrid } from './notebook-grid.tsx';
import css from './spywhere-table.module.css';
import { useShown, useTable } from './use-spywhere.ts';

/** My notebook, where there is room for it beside the table. */
export const NotebookBeside = memo(function NotebookBeside() {
  const language = useLanguage();
  const { note } = useTable().actions;
  const shown = useShown(({ screen: { notebook, isPassportOpen }, people }) => ({
    rows: notebook,
    isPassportOpen,
    people,
  }));
  return (
    <section className={css.panel}>
      <h2 className={css.title}>{say('notebook')}</h2>
      <NotebookGrid {...shown} language={language} named={false} onPress={note} />
    </section>
  );
});

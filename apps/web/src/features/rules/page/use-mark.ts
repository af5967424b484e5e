import { useEffect, useSyncExternalStore } from 'react';
import type { RulesPage } from '../../../games/contract/rules/page.ts';
import { onNavigation } from '../../../shell/route.ts';

function read(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // What follows a # may be badly encoded.
    return '';
  }
}

/** The clause that the address asks for. Its sentence is brought into view, and the reader's place is there. */
export function useMark(page: RulesPage): string {
  const mark = useSyncExternalStore(onNavigation, read);
  useEffect(() => {
    const place = mark ? document.getElementById(mark) : null;
    if (page.sections.length === 0 || !place) return;
    let isWanted = true;
    // Fonts change the length of the page, so it scrolls after they have loaded.
    void document.fonts.ready.then(() => {
      if (!isWanted) return;
      place.scrollIntoView();
      place.closest<HTMLElement>('[data-part~="rule"]')?.focus({ preventScroll: true });
    });
    return () => {
      isWanted = false;
    };
  }, [mark, page]);
  return mark;
}

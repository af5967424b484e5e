import { goTo } from '../shell/route.ts';
import { Logo } from './art/brand/logo.tsx';
import { Quilt } from './art/pieces/scenery.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeButton } from './theme-button.tsx';
import css from './top-bar.module.css';

/** The name of the site, the language, day and night. */
export function TopBar() {
  return (
    <header className={css.top} data-part="top">
      <Quilt />
      <a
        href="/"
        aria-label="Œillade"
        onClick={(event) => {
          event.preventDefault();
          goTo('/');
        }}
      >
        <Logo height={44} />
      </a>
      <div className={css.tools}>
        <LanguageChoice />
        <ThemeButton />
      </div>
    </header>
  );
}

import type { GameId } from '@oeillade/games';
import { SPYWHERE_OUTLINE } from '../../games/spywhere/rules/outline.ts';
import { WINK_OUTLINE } from '../../games/wink-family/rules/outline.ts';
import type { Language } from '../../shell/i18n/index.ts';
import { type Facts, seatingsOf, spywhereFacts, winkFacts } from './facts.ts';
import type { FigureName } from './figures/names.ts';
import type { Block, EditionId, Line, Section } from './outline/outline.ts';
import type { RulesTexts } from './texts/load.ts';
import { typeset } from './typeset.ts';

export interface Sentence {
  readonly key: string;
  readonly text: string;
  readonly covers: readonly string[];
  readonly isRuling: boolean;
}

export interface SeatsTable {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
}

export interface PageFigure {
  readonly name: FigureName;
  readonly caption: string;
  readonly alt: string;
}

export type PageBlock =
  | { readonly kind: 'paragraph' | 'list'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'figure'; readonly figure: PageFigure }
  | { readonly kind: 'seats'; readonly table: SeatsTable };

export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** The rules of one game, whole, in one language. */
export interface RulesPage {
  readonly game: GameId;
  readonly sections: readonly PageSection[];
}

export function composePage(game: GameId, language: Language, texts: RulesTexts): RulesPage {
  const composer =
    game === 'spywhere' ? spywhereComposer(language, texts) : winkComposer(game, language, texts);
  const outline: readonly Section[] = game === 'spywhere' ? SPYWHERE_OUTLINE : WINK_OUTLINE;
  return { game, sections: outline.map((section) => composer.section(section)) };
}

/** Every sentence of a page, in the order of reading. */
export const sentencesOf = ({ sections }: RulesPage): Sentence[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('sentences' in block ? block.sentences : [])));

const winkComposer = (edition: EditionId, language: Language, { wink, figures }: RulesTexts) =>
  new Composer({
    edition,
    language,
    facts: { ...winkFacts(edition, language), ...wink.words[edition] },
    titles: wink.titles,
    lines: wink.lines,
    figures,
    seats: wink.seats,
  });

const spywhereComposer = (language: Language, { spywhere, figures }: RulesTexts) =>
  new Composer({
    ...spywhere,
    edition: null,
    language,
    facts: spywhereFacts(language),
    figures,
    seats: null,
  });

interface Material {
  readonly edition: EditionId | null;
  readonly language: Language;
  readonly facts: Facts;
  readonly titles: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
  readonly figures: RulesTexts['figures'];
  readonly seats: RulesTexts['wink']['seats'] | null;
}

/** Puts the words of one language into an outline, and leaves out what is another edition's. */
class Composer {
  readonly #material: Material;

  constructor(material: Material) {
    this.#material = material;
  }

  section({ id, blocks }: Section): PageSection {
    const composed = blocks.map((block) => this.#block(block));
    const isEmpty = (block: PageBlock) => 'sentences' in block && block.sentences.length === 0;
    return {
      id,
      title: this.#say(this.#material.titles[id]!),
      blocks: composed.filter((block) => !isEmpty(block)),
    };
  }

  #block(block: Block): PageBlock {
    switch (block.kind) {
      case 'figure':
        return { kind: 'figure', figure: this.#figure(block.figure) };
      case 'seats':
        return { kind: 'seats', table: this.#seats() };
      default:
        return { kind: block.kind, sentences: this.#own(block.lines).map((line) => this.#sentence(line)) };
    }
  }

  #own(lines: readonly Line[]): Line[] {
    const { edition } = this.#material;
    return lines.filter(({ only }) => !only || (edition !== null && only.includes(edition)));
  }

  #sentence({ key, covers, isRuling = false }: Line): Sentence {
    return { key, text: this.#say(this.#material.lines[key]!), covers, isRuling };
  }

  #figure(name: FigureName): PageFigure {
    const { edition, figures } = this.#material;
    const { caption, alt } = name === 'wrong' ? figures.wrong[edition ?? 'wink'] : figures[name];
    return { name, caption: this.#say(caption), alt: this.#say(alt) };
  }

  #seats(): SeatsTable {
    const { edition, seats } = this.#material;
    if (!edition || !seats) throw new Error('Only the editions of the wink family differ by their seats.');
    const seatings = seatingsOf(edition);
    const row = (name: Exclude<keyof typeof seats, 'caption'>) => ({
      name: this.#say(seats[name]),
      cells: seatings.map((seating) => seating[name]),
    });
    const rows = [row('players'), row('pairs'), row('hand'), row('left'), row('spies')];
    return {
      caption: this.#say(seats.caption),
      rows: rows.filter(({ cells }) => cells.some((cell) => cell > 0)),
    };
  }

  #say(text: string): string {
    return typeset(text, this.#material.facts, this.#material.language);
  }
}

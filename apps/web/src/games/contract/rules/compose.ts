import type { Language } from '../../../shell/i18n/index.ts';
import type { Block, Section, Statement } from './outline.ts';
import type { PageBlock, PageFigure, PageSection, RulesPage, SeatsTable, Sentence } from './page.ts';
import { type Facts, typeset } from './typeset.ts';

/** The texts and facts of one game in one language. */
export interface Material {
  readonly id: string;
  readonly language: Language;
  readonly facts: Facts;
  readonly titles: Readonly<Record<string, string>>;
  readonly statements: Readonly<Record<string, string>>;
  readonly figure: (name: string) => { readonly caption: string; readonly alt: string };
  /** For outlines with a table of seats: its texts are typeset too. */
  readonly seats?: SeatsTable;
}

export function composePage(outline: readonly Section[], material: Material): RulesPage {
  const composer = new Composer(material);
  return { game: material.id, sections: outline.map((section) => composer.section(section)) };
}

/** Puts the words of one language into an outline, and leaves out what is another game's. */
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
        return {
          kind: block.kind,
          sentences: this.#own(block.statements).map((statement) => this.#sentence(statement)),
        };
    }
  }

  #own(statements: readonly Statement[]): Statement[] {
    return statements.filter(({ isTrueOf }) => isTrueOf?.(this.#material.id) ?? true);
  }

  #sentence({ key, covers, isHouseRuling = false }: Statement): Sentence {
    return { key, text: this.#say(this.#material.statements[key]!), covers, isHouseRuling };
  }

  #figure(name: string): PageFigure {
    const { caption, alt } = this.#material.figure(name);
    return { name, caption: this.#say(caption), alt: this.#say(alt) };
  }

  #seats(): SeatsTable {
    const { seats } = this.#material;
    if (!seats) throw new Error('The outline wants a table of seats, and there is none.');
    return {
      caption: this.#say(seats.caption),
      rows: seats.rows.map(({ name, cells }) => ({ name: this.#say(name), cells })),
    };
  }

  #say(text: string): string {
    return typeset(text, this.#material.facts, this.#material.language);
  }
}

import type { Guest } from './guest.ts';

/** All that a browser holds at one moment of the game. */
export interface Held {
  readonly guest: Guest;
  readonly page: string;
  readonly storage: string;
  /** Numbers of cards of the wink family in the hand. */
  readonly numbers: readonly number[];
  /** What is face up on the Spywhere table and not everybody's to see, as codes such as IT. */
  readonly codes: Codes;
}

interface Codes {
  /** One for each card of the hand. */
  readonly hand: readonly string[];
  readonly passports: readonly string[];
  /** Identification cards that lie in front of somebody. */
  readonly guesses: readonly string[];
  readonly pile: readonly string[];
}

export async function holdings(guest: Guest): Promise<Held> {
  const [page, storage, numbers, codes] = await Promise.all([
    guest.page.content(),
    guest.storage(),
    guest
      .get(':is([data-part~="wink-held"], [data-part~="phone-held"]) [aria-label]')
      .evaluateAll((cards) =>
        cards.map((card) => Number.parseInt(card.getAttribute('aria-label') ?? '', 10)),
      ),
    guest.page.evaluate(readCodes),
  ]);
  return { guest, page, storage, numbers, codes };
}

/** Runs in the page. */
function readCodes(): Codes {
  const codesIn = (element: Element) =>
    [...element.querySelectorAll('text')]
      .map((text) => text.textContent)
      .filter((text) => /^[A-Z]{2}$/.test(text));
  const codesOf = (selector: string) => [...document.querySelectorAll(selector)].flatMap(codesIn);
  const stacks = [
    ...document.querySelectorAll<HTMLElement>('[data-part~="spy-hand"] [data-part~="spy-card"]'),
  ];
  return {
    hand: stacks.flatMap((stack) =>
      codesIn(stack).flatMap((code) => Array<string>(Number(stack.dataset['count'] ?? 1)).fill(code)),
    ),
    passports: codesOf('[data-part~="passport"]'),
    guesses: codesOf('[data-part~="spy-guesses"] [data-part~="identification-card"]'),
    pile: codesOf('[data-part~="spy-pile"]'),
  };
}

import * as spywhereRules from '@oeillade/games/spywhere';
import { letter } from '../../draw/ink.ts';
import type { ShownMoment } from '../../draw/scene.ts';
import { count } from '../../text.ts';

type View = spywhereRules.SpywhereView;
type Nation = spywhereRules.Nation;

const { NATION_FACTS, NATIONS } = spywhereRules;

const code = (nation: Nation): string => NATION_FACTS[nation].code;

/** The market above, the players below. */
export function draw(scene: ShownMoment<View>): string[] {
  const { view, ink } = scene;
  const market = view.market.map((nation) => `[${code(nation)}]`).join(' ') || 'empty';
  const out = view.out === null ? '' : `   Out: ${code(view.out)}`;
  return [
    `Market  ${ink.tint('bold', market)}   Pile: ${count(view.pileSize, 'card')}${out}`,
    '',
    ...view.seats.flatMap((_, seat) => drawSeat(scene, seat)),
    '',
    ink.tint('dim', NATIONS.map((nation) => `${code(nation)} ${NATION_FACTS[nation].name.en}`).join('  ')),
  ];
}

function drawSeat(scene: ShownMoment<View>, seat: number): string[] {
  const { view, seats, people, ink } = scene;
  const { handSize, clues } = view.seats[seat]!;
  const revealed = view.revealed?.seats[seat];
  const own = revealed ?? seats[seat]?.own;
  const marker = view.turn === seat ? '▸' : ' ';
  const passport = own ? own.passports.map(code).join('+') : ink.tint('dim', '??');
  const hand = own ? gathered(own.hand) : ink.tint('dim', `${count(handSize, 'card')}, unseen`);
  const points = revealed ? `   ${count(revealed.score, 'point')}` : '';
  const proofs = clues.length > 0 ? clues.map(code).join(' ') : '–';
  return [
    `${marker}${people.label(seat)} passport ${passport}   hand ${hand}${points}`,
    `${' '.repeat(13)} clues ${proofs}   attempts ${attempts(scene, seat)}`,
  ];
}

/** S-29: whom is public, which card is not. */
function attempts({ view, seats, ink }: ShownMoment<View>, seat: number): string {
  const revealed = view.revealed?.seats[seat]?.attempts;
  if (revealed) {
    const verdict = (right: boolean) => (right ? ink.tint('good', '✓') : ink.tint('bad', '✗'));
    const told = revealed.map(
      ({ at, nation, right }) => `${ink.seat(at, letter(at))}=${code(nation)}${verdict(right)}`,
    );
    return told.join(' ') || '–';
  }
  const shown = (seats[seat] ?? view).seats[seat]!.attempts;
  const told = shown.map(
    ({ at, nation }) => `${ink.seat(at, letter(at))}=${nation === null ? '??' : code(nation)}`,
  );
  return told.join(' ') || '–';
}

/** Cards of a kind together: `IT×3 FR`. */
function gathered(hand: readonly Nation[]): string {
  const kinds = NATIONS.map((nation) => ({ nation, held: hand.filter((card) => card === nation).length }));
  const told = kinds
    .filter(({ held }) => held > 0)
    .map(({ nation, held }) => code(nation) + (held > 1 ? `×${held}` : ''));
  return told.join(' ') || 'empty';
}

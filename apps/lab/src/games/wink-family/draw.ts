import type * as winkFamily from '@oeillade/games/wink-family';
import { type Ink, letter } from '../../draw/ink.ts';
import type { ShownMoment } from '../../draw/scene.ts';
import { count } from '../../text.ts';

type View = winkFamily.WinkView;

const COLUMNS = 6;
const CELL = 5;
const GAP = '  ';

/** The board on the left, the players on the right. */
export function draw(scene: ShownMoment<View>): string[] {
  const left = drawBoard(scene.view, scene.ink);
  const right = scene.view.seats.flatMap((_, seat) => drawSeat(scene, seat));
  const blank = ' '.repeat(COLUMNS * (CELL + 1) + 1);
  const rows = Math.max(left.length, right.length);
  const drawn = Array.from({ length: rows }, (_, row) =>
    `${left[row] ?? blank}${GAP}${right[row] ?? ''}`.trimEnd(),
  );
  const { revealed } = scene.view;
  return revealed && revealed.left.length > 0 ? [...drawn, `Undealt: ${revealed.left.join(' ')}`] : drawn;
}

function drawBoard({ board }: View, ink: Ink): string[] {
  const edge = (start: string, cross: string, end: string) =>
    ink.tint('dim', start + Array(COLUMNS).fill('─'.repeat(CELL)).join(cross) + end);
  const bar = ink.tint('dim', '│');
  const rows: string[] = [];
  for (let at = 0; at < board.length; at += COLUMNS) {
    const cells = Array.from({ length: COLUMNS }, (_, column) => drawPlace(board[at + column], ink));
    rows.push(bar + cells.join(bar) + bar);
  }
  const between = rows.flatMap((row, index) => (index === 0 ? [row] : [edge('├', '┼', '┤'), row]));
  return [edge('┌', '┬', '┐'), ...between, edge('└', '┴', '┘')];
}

function drawPlace(place: winkFamily.Place | undefined, ink: Ink): string {
  if (!place) return ' '.repeat(CELL);
  const { number, card, pawn } = place;
  const face = {
    up: String(number).padStart(2),
    down: ink.tint('dim', '▒▒'),
    gone: ink.tint('dim', ' ·'),
  }[card];
  return ` ${face} ${pawn === null ? ' ' : ink.seat(pawn, letter(pawn))}`;
}

function drawSeat({ view, seats, people, ink }: ShownMoment<View>, seat: number): string[] {
  const { score, spies, faceDown, handSize } = view.seats[seat]!;
  const hand = view.revealed ? view.revealed.hands[seat] : seats[seat]?.hand;
  const marker = view.turn === seat ? '▸' : ' ';
  const down = faceDown > 0 ? `, ${faceDown} down` : '';
  const unseen = handSize === 0 ? 'no card left' : `${count(handSize, 'card')}, unseen`;
  const cards = hand && handSize > 0 ? hand.join(' ') : ink.tint('dim', unseen);
  return [
    `${marker}${people.label(seat)} ${count(score, 'point')}, ${count(spies, 'spy', 'spies')}${down}`,
    `   ${cards}`,
  ];
}

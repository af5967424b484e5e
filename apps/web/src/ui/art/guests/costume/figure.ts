import { COSTUME_PIECES, type Costume, type CostumeKind, type CostumeTold } from '@oeillade/table';

/** As many faces as are drawn. */
const FACES = 32;
/** So many pieces of a kind have a number each. */
const PLACES = 16;

const KINDS = Object.keys(COSTUME_PIECES) as CostumeKind[];

/**
 * A face and a costume as one number, as a move is a command in one number: whatever draws somebody passes one number on, and sees
 * at once whether it is another. It is made anew in every page, and stored nowhere. Somebody without a costume is the number of the face.
 */
export function figureOf(face: number, costume: CostumeTold = {}): number {
  const worn = KINDS.reduceRight((sum, kind) => {
    const piece = (COSTUME_PIECES[kind] as readonly string[]).indexOf(costume[kind] ?? '');
    // A piece that only a newer page draws is left out.
    return sum * PLACES + Math.max(0, piece);
  }, 0);
  return worn * FACES + (((face % FACES) + FACES) % FACES);
}

/** What the figure wears, every kind of it. */
export function costumeOf(figure: number): Required<Costume> {
  let left = Math.floor(figure / FACES);
  const worn = KINDS.map((kind) => {
    const place = left % PLACES;
    left = Math.floor(left / PLACES);
    return [kind, COSTUME_PIECES[kind][place] ?? COSTUME_PIECES[kind][0]];
  });
  return Object.fromEntries(worn) as Required<Costume>;
}

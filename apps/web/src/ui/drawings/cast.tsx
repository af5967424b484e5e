import { CAST, COSTUME_PIECES, type CostumeKind } from '@oeillade/table';
import { figureOf } from '../art/guests/costume/figure.ts';
import { winkOf } from '../art/guests/costume/wink-side.ts';
import { AvatarRound, type Colour, Loge } from '../art/index.ts';
import { StageLoge } from '../stage/art/stage-loge.tsx';
import { Piece, Shelf } from './shelf.tsx';

const KINDS = Object.keys(COSTUME_PIECES) as CostumeKind[];
/** Heads of all kinds: hair that is high, wide, long, or none. */
const HEADS = [4, 2, 7, 3, 5];
const COLOURS: readonly Colour[] = ['emerald', 'rose', 'violet', 'sky', 'lime'];

/** Everybody of the cast, and every piece of a costume on several heads. */
export function Cast() {
  return (
    <>
      <Shelf title="The cast: in the lobby, in the light, close by, bare" felt>
        {CAST.map(({ id, name, face, colour, costume }) => {
          const guest = figureOf(face, costume);
          const own = colour as Colour;
          return (
            <Piece key={id} width={132} text={id}>
              <Loge guest={guest} colour={own} name={name} plain />
              <Loge guest={guest} colour={own} name={name} lit ledge={32} eye={winkOf(guest)} />
              <Loge guest={guest} colour={own} name={name} ledge={32} still />
              <AvatarRound guest={guest} colour={own} />
              <svg viewBox="-14 -24 128 162" role="img" aria-label={name}>
                <StageLoge
                  person={{ face: guest, colour: own, name }}
                  mood="proud"
                  isBare
                  x={0}
                  y={0}
                  width={100}
                />
              </svg>
            </Piece>
          );
        })}
      </Shelf>
      {KINDS.map((kind) => (
        <Shelf key={kind} title={kind}>
          {COSTUME_PIECES[kind].map((piece) => (
            <Piece key={piece} width={110} text={piece}>
              {HEADS.map((head, index) => {
                const guest = figureOf(head, { [kind]: piece });
                return (
                  <Loge
                    key={head}
                    guest={guest}
                    colour={COLOURS[index]!}
                    name={piece}
                    plain
                    eye={kind === 'eye' || (kind === 'lashes' && index % 2) ? winkOf(guest) : 'open'}
                  />
                );
              })}
            </Piece>
          ))}
        </Shelf>
      ))}
    </>
  );
}

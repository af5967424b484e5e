import { memo } from 'react';
import type { SeenSignal } from '../../../shell/session/model.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { markName, piecesOf } from '../../../ui/table/sentence.ts';
import { say } from '../texts/table.ts';
import type { FaceShown, Signal } from './shown.ts';
import { saySignal } from './speech.ts';
import { useShown } from './use-wink.ts';

/** Whom I look at, and what those eyes do. */
export const Looking = memo(function Looking({ className }: { readonly className: string }) {
  const { faces, me, news } = useShown(({ screen: { faces, me }, news }) => ({ faces, me, news }));
  const face = faces.find(({ isLit }) => isLit) ?? null;
  return (
    <p className={className} data-part="wink-looking">
      {face ? (
        <>
          <b>
            <Named text={say('lookingAt', { name: markName(face.name) })} face={face} />
          </b>
          <small>{sayEyes(face, faces, me, news)}</small>
        </>
      ) : (
        <b>{say('lookingAtBoard')}</b>
      )}
    </p>
  );
});

/** A sentence in which the name has its symbol. */
function Named({ text, face }: { text: string; face: FaceShown }) {
  return piecesOf(text).map(({ is, text: words }) =>
    is === 'name' ? (
      <span key={words}>
        <ColourSymbol colour={face.colour} size={17} inked /> {words}
      </span>
    ) : (
      words
    ),
  );
}

/** What the eyes in the light do, or have done a moment ago; nothing while mine are still turning. */
function sayEyes(
  face: FaceShown,
  faces: readonly FaceShown[],
  me: Person | null,
  news: SeenSignal | null,
): string {
  const nameOf = (seat: number) => faces.find((other) => other.seat === seat)?.name ?? '';
  if (news?.of === face.seat) {
    const to = news.to === me?.seat ? null : nameOf(news.to);
    return saySignal(news.signal as Signal, face.name, to);
  }
  if (face.watchesMe) return say('watchYou');
  if (face.sight === 'hidden') return '\u00A0';
  return face.sight === 'board' ? say('looksAtBoard') : say('looksAt', { name: nameOf(face.sight) });
}

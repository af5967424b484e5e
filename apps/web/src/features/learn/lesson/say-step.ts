import { nationName } from '../../../games/spywhere/table/speech.ts';
import type { Nation } from '../../../games/spywhere/table/spywhere-screen.ts';
import { type Language, t } from '../../../shell/i18n/index.ts';
import type { Lesson, Scene } from './lesson.ts';

/** Everything that can fill a gap, whichever of them a sentence has. */
interface Words {
  readonly person: string;
  readonly other: string;
  readonly number: number;
  readonly gave: string;
  readonly took: string;
}

function wordsOf({ gaps }: Lesson['steps'][number], scene: Scene, language: Language): Words {
  const { person, other, number = 0, gave, took } = gaps?.(scene) ?? {};
  const name = (seat: number | undefined) => scene.model.lobby?.seats[seat ?? -1]?.name ?? '';
  const nation = (id: string | undefined) => (id ? nationName(id as Nation, language) : '');
  return { person: name(person), other: name(other), number, gave: nation(gave), took: nation(took) };
}

/** What the coach says at a step, and what to do where that does not help. */
export function sayStep(
  lesson: Lesson,
  step: number,
  scene: Scene,
  language: Language,
): { readonly say: string; readonly help: string } {
  const now = lesson.steps[step]!;
  const words = wordsOf(now, scene, language);
  const key = `learn.${lesson.id}.${now.id}`;
  const say = (part: string) =>
    unbroken((t as (key: string, words: Words) => string)(`${key}.${part}`, words));
  return { say: say(now.isMissed?.(scene) ? 'missed' : 'say'), help: say('help') };
}

/** In a narrow column a French mark must not begin a line of its own, nor end one that it opens. */
const unbroken = (text: string): string => text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');

import type { Person } from '../../ui/table/people.ts';
import type { AnswerShown, ForeseePart } from '../contract/foresee.ts';
import { say } from './texts/foresee.ts';

/** An answer of a call: `holds/2`, `holds/nobody` or `caught/2`. */
function read(answer: string, people: readonly Person[]) {
  const [kind, whom] = answer.split('/') as ['holds' | 'caught', string];
  return { kind, person: people[Number(whom)] ?? null };
}

export const foresee: ForeseePart = {
  sayQuestion: ({ seat, topic }, people) =>
    say('question', { name: people[seat]?.name ?? '', number: topic ?? '' }),
  groups: ({ answers }, people) =>
    (['holds', 'caught'] as const).map((kind) => ({
      legend: say(kind),
      answers: answers.flatMap((answer): AnswerShown[] => {
        const { kind: own, person } = read(answer, people);
        return own === kind ? [{ answer, person, text: person?.name ?? say('nobody') }] : [];
      }),
    })),
  sayPrediction: ({ topic, answer }, people) => {
    const { kind, person } = read(answer, people);
    const number = topic ?? '';
    if (!person) return say('saidNobody', { number });
    return say(kind === 'holds' ? 'saidHolds' : 'saidCaught', { name: person.name, number });
  },
};

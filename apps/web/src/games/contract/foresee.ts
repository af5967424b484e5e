import type { Question } from '@oeillade/kernel';
import type { Prediction } from '@oeillade/table';
import type { Language } from '../../shell/i18n/index.ts';
import type { Person } from '../../ui/table/people.ts';

/** One answer that can be sealed. */
export interface AnswerShown {
  readonly answer: string;
  readonly text: string;
  /** Whose face stands beside it. */
  readonly person: Person | null;
}

/** Answers to the same question, in words. */
export interface AnswerGroup {
  readonly legend: string;
  readonly answers: readonly AnswerShown[];
}

/** How a game speaks of what can be foreseen in it. */
export interface ForeseePart {
  readonly sayQuestion: (question: Omit<Question, 'answers'>, people: readonly Person[]) => string;
  readonly groups: (
    question: Question,
    people: readonly Person[],
    language: Language,
  ) => readonly AnswerGroup[];
  /** A whole prediction, in a few words. */
  readonly sayPrediction: (
    prediction: Pick<Prediction, 'seat' | 'topic' | 'answer'>,
    people: readonly Person[],
    language: Language,
  ) => string;
}

import type { Texts } from '../../../shell/i18n/texts.ts';
import type { gallery as french } from './fr.ts';

export const gallery: Texts<typeof french> = {
  title: 'The gallery',
  watching: 'You are watching this table',
  looking: 'Tap a face to look it in the eye. Nobody will know.',
  late: 'The eyes you see are one lap of the table behind.',
  predict: 'Predict',
  nothingToPredict: 'Nothing to predict right now',
  predictTitle: 'Your prediction',
  predictHint: 'One for each question, sealed for good. It opens when the whole table knows the answer.',
  whichQuestion: 'About',
  seal: 'Seal it',
  chooseFirst: 'Choose first',
  sealed: 'Sealed: {{what}}',
  right: 'Well seen: {{what}}',
  wrong: 'Missed: {{what}}',
  envelopes: 'Your predictions',
  score: '{{right}} of {{of}}',
  scoreSaid: 'You were right {{right}} times out of {{of}}',
  confetti: 'Confetti!',
  confettiLater: 'Confetti falls after a verdict.',
  thrown: 'Thrown!',
  garland: 'The gallery throws confetti',
};

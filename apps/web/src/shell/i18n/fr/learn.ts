export const learn = {
  title: 'Apprendre à jouer',
  lead: 'Trois minutes à une vraie table, avec un coach qui te montre quoi faire. Tu peux t’arrêter et reprendre quand tu veux.',
  start: 'Commencer',
  resume: 'Reprendre à l’étape {{step}}',
  restart: 'Recommencer',
  coach: {
    label: 'Coach',
    step: 'Étape {{step}} sur {{steps}}',
    next: 'J’ai compris',
    leave: 'Quitter la leçon',
    fold: 'Réduire le coach',
    unfold: 'Montrer le coach',
  },
  over: { play: 'Jouer', other: 'Une autre leçon' },
  hints: {
    label: 'Conseil',
    close: 'Compris',
  },
};

/** The game on one page. */
export const primer = {
  turn: 'À ton tour',
  turnWorth: 'pioche, échange, puis élimine ou tente une identification si tu veux',
  own: 'Chaque plat de ton pays en main',
  ownWorth: '1 point à la fin',
  right: 'Chaque pays deviné',
  rightWorth: '1 point de plus par plat de ton pays',
  wrong: 'Un pays mal deviné',
  wrongWorth: 'rien',
  eliminated: 'Trois plats éliminés',
  eliminatedWorth: 'une carte de plus, et tous savent que ce n’est pas ton pays',
  all: 'Le premier à avoir tenté tout le monde',
  allWorth: '{{bonus}} points, juste ou non',
  end: 'La partie finit',
  endWhen: 'quand la pioche est vide, ou quand quelqu’un a tenté tout le monde',
};

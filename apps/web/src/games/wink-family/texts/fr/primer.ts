/** The game on one page. */
export const primer = {
  named: 'Tu nommes le bon partenaire',
  namedWorth: '1 point chacun',
  misnamed: 'Tu nommes quelqu’un d’autre',
  misnamedGone: 'la carte s’en va',
  misnamedTurned: 'la carte est retournée',
  unnamed: 'Tu n’as rien vu',
  unnamedMay: 'appelle une autre carte',
  unnamedMust: 'nomme quand même quelqu’un',
  accused: 'Tu accuses à juste titre',
  accusedWorth: '2 points, et une carte « {{spy}} » de moins',
  misaccused: 'Tu accuses à tort',
  misaccusedWorth: 'une carte « {{spy}} » de moins',
  spies: 'Chaque carte « {{spy}} » gardée',
  spiesWorth: '1 point à la fin',
  end: 'La partie finit',
  endWhen: 'quand une main est vide, ou quand il n’y a plus rien à appeler',
};

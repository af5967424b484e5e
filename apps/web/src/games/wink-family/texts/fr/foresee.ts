export const foresee = {
  question: '{{name}} appelle le {{number}}',
  holds: 'Qui a la carte ?',
  caught: 'Qui se fera prendre ?',
  nobody: 'Personne',
  saidHolds: '{{name}} a le {{number}}',
  saidNobody: 'Personne n’a le {{number}}',
  saidCaught: '{{name}} se fait prendre pour le {{number}}',
};

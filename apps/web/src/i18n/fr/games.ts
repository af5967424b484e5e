export const games = {
  zwinkern: { name: 'Zwinkern', lead: 'L’original de 1994 : un clin d’œil, un point chacun.' },
  'wink-agents': { name: 'WINK agents', lead: 'Au carnaval, chaque erreur retourne une carte.' },
  wink: { name: 'WINK', lead: 'Vu ou pas vu, il faut nommer quelqu’un.' },
  spywhere: { name: 'Spywhere', lead: 'Devine le pays de chacun à son assiette.' },
};

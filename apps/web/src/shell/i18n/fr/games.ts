export const games = {
  zwinkern: {
    name: 'Zwinkern',
    lead: 'L’original de 1994 : un clin d’œil, un point chacun.',
    rules: {
      one: 'Appelle une carte de la table : quelqu’un a la même en main, et c’est ton partenaire secret.',
      two: 'Il te fait un clin d’œil en cachette ; à ton tour suivant, nomme-le et vous gagnez un point chacun.',
      three:
        'Tu as surpris le clin d’œil d’un autre ? Accuse : si tu vois juste, les deux points sont à toi.',
    },
  },
  'wink-agents': {
    name: 'WINK agents',
    lead: 'Au carnaval, chaque erreur retourne une carte.',
    rules: {
      one: 'Appelle un agent de la table : quelqu’un a le même en main, et c’est ton contact secret.',
      two: 'Il te fait un clin d’œil en cachette ; à ton tour suivant, nomme-le pour un point chacun, ou retourne la carte si tu te trompes.',
      three:
        'Tu as surpris le clin d’œil d’un autre ? Contre-espionnage : accuse juste, et les deux points sont à toi.',
    },
  },
  wink: {
    name: 'WINK',
    lead: 'Vu ou pas vu, il faut nommer quelqu’un.',
    rules: {
      one: 'Appelle une carte de la table : quelqu’un a la même en main, et c’est ton partenaire secret.',
      two: 'Il te fait un clin d’œil en cachette ; à ton tour suivant, tu dois nommer quelqu’un, vu ou pas : un point chacun, ou la carte est perdue.',
      three:
        'Tu as surpris le clin d’œil d’un autre ? Révélation : accuse juste, et les deux points sont à toi.',
    },
  },
  spywhere: {
    name: 'Spywhere',
    lead: 'Devine le pays de chacun à son assiette.',
    rules: {
      one: 'Ton pays est secret : à chaque tour, pioche un plat, puis échanges-en un avec le marché.',
      two: 'Regarde ce que les autres prennent et laissent, et pose devant chacun, face cachée, le pays que tu lui devines.',
      three: 'À la fin, chaque plat de ton pays te vaut un point, et un de plus par pays deviné.',
    },
  },
};

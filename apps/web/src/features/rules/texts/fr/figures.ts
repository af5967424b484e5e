/** The people in the drawings are always the same: Zoé calls, Ada holds the twin, Lin spies, Bo looks elsewhere. */
export const figures = {
  call: {
    caption: 'Zoé appelle le 25. Ada a l’autre 25 dans sa main : la voilà partenaire, et elle seule le sait.',
    alt: 'Six cartes de la table ; le pion de Zoé se tient sur le 25. Dessous, la main d’Ada, avec un 25.',
    hand: 'La main d’Ada',
  },
  sight: {
    caption:
      'Ada cligne de l’œil. Zoé la regarde et le voit ; Lin l’espionne et le voit aussi. Bo regarde Zoé : il n’a rien vu.',
    alt: 'Quatre visages et leurs regards : Zoé et Ada se regardent, Lin regarde Ada, Bo regarde Zoé. Ada fait un clin d’œil.',
    sees: 'voit',
    blind: 'ne voit rien',
  },
  signals: {
    caption:
      'Clin d’œil, sourcils, hochement, tête penchée, main au menton : à vous d’en convenir avant la partie.',
    alt: 'Cinq visages, chacun faisant un signe différent.',
  },
  right: {
    caption:
      '« C’est Ada qui a le 25 ! » Bien vu : chacune garde un 25 devant elle, face visible. Un point chacune.',
    alt: 'Zoé et Ada, chacune avec une carte 25 face visible devant elle et un point.',
  },
  wrong: {
    zwinkern: {
      caption:
        '« C’est Bo qui a le 25 ! » Raté : le 25 quitte la table. Ada garde le sien en main et ne dit rien.',
      alt: 'Sur la table, une place vide à la place du 25. Bo et Ada n’ont rien posé devant eux.',
    },
    'wink-agents': {
      caption:
        '« C’est Bo qui a le 25 ! » Raté : le 25 est retourné sur la table, et Ada pose le sien face cachée.',
      alt: 'Sur la table, le 25 est face cachée. Devant Ada, une carte face cachée ; devant Bo, rien.',
    },
    wink: {
      caption:
        '« C’est Bo qui a le 25 ! » Raté : le 25 est retourné, et Ada pose le sien face cachée. Si le 25 n’était dans aucune main, personne ne poserait rien.',
      alt: 'Sur la table, le 25 est face cachée. Devant Ada, une carte face cachée ; devant Bo, rien.',
    },
  },
  accusation: {
    caption:
      'Lin a tout vu : « Ada a le 25 ! » C’est juste : pour une {spyCard}, les deux 25 sont à lui. Le pion de Zoé reste sur une place vide.',
    alt: 'Lin avec deux cartes 25 devant lui et deux points, à côté la carte dépensée. Sur la table, le pion de Zoé sur la place vide du 25.',
  },
  winkScore: {
    caption: 'Trois cartes gagnées et deux {spyCards} encore en main : cinq points.',
    alt: 'Trois cartes de personnage plus deux {spyCards} font cinq points.',
  },
  felt: {
    caption:
      'Ada doit un clin d’œil à Zoé. Personne ne la regarde : il se perdrait. Zoé seule : c’est le moment. Un regard, mais d’un autre : patience. Deux regards : un de trop.',
    alt: 'Quatre fois le portrait d’Ada. Sans regard, son contour est pointillé et un masque au-dessus a les yeux clos ; sous un regard, le contour est plein et le masque a les yeux ouverts, doré si c’est Zoé ; sous deux regards, le contour est en dents de scie, avec deux masques.',
    nobody: 'personne',
    only: 'Zoé seule',
    other: 'un autre',
    many: 'un de trop',
  },
  nations: {
    caption: 'Six nationalités, et un passeport que tu es seul à voir.',
    alt: 'Six cartes Nationalité avec leurs plats, et un passeport ouvert du Japon.',
  },
  exchange: {
    caption:
      'Un burger contre un sushi, au vu de tous. Zoé serait-elle japonaise, ou veut-elle le faire croire ?',
    alt: 'Une carte burger quitte la main pour le marché de cinq cartes ; une carte sushi fait le chemin inverse.',
    gives: 'donne',
    takes: 'prend',
  },
  eliminate: {
    caption: 'Trois bretzels au marché : Zoé les élimine et gagne une carte. Elle n’est donc pas allemande.',
    alt: 'Trois cartes bretzel quittent le marché pour la pile d’indices, et une carte face cachée s’ajoute à la main.',
  },
  identify: {
    caption: 'Zoé pose une carte devant Bo. Bo sait qu’il est visé, mais pas ce qu’elle croit.',
    alt: 'Devant Bo, une carte Identification face cachée à la couleur de Zoé. Zoé seule sait que c’est une pizza.',
    thinks: 'Zoé le sait',
    shows: 'Les autres voient',
  },
  spywhereScore: {
    caption:
      'Quatre cartes de son pays, deux adversaires devinés : 4 + 4 × 2 = 12. Elle a fini la première : {bonus} de plus, soit 15.',
    alt: 'Quatre cartes sushi et deux cartes Identification justes donnent douze points, puis {bonus} de plus : quinze.',
  },
};

/** The people in the drawings are always the same: Zoé calls, Ada holds the twin, Lin spies, Bo looks elsewhere. */
export const figures = {
  call: {
    caption: 'Zoé appelle le 29. Ada a l’autre 29 dans sa main : la voilà partenaire, et elle seule le sait.',
    alt: 'Six cartes de la table ; le pion de Zoé se tient sur le 29. Dessous, la main d’Ada, avec un 29.',
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
      '« C’est Ada qui a le 29 ! » Bien vu : chacune garde un 29 devant elle, face visible. Un point chacune.',
    alt: 'Zoé et Ada, chacune avec une carte 29 face visible devant elle et un point.',
  },
  wrong: {
    kept: {
      caption:
        '« C’est Bo qui a le 29 ! » Raté : le 29 quitte la table. Ada garde le sien en main et ne dit rien.',
      alt: 'Sur la table, une place vide à la place du 29. Bo et Ada n’ont rien posé devant eux.',
    },
    laid: {
      caption:
        '« C’est Bo qui a le 29 ! » Raté : le 29 est retourné sur la table, et Ada pose le sien face cachée.',
      alt: 'Sur la table, le 29 est face cachée. Devant Ada, une carte face cachée ; devant Bo, rien.',
    },
    laidIfAny: {
      caption:
        '« C’est Bo qui a le 29 ! » Raté : le 29 est retourné, et Ada pose le sien face cachée. Si le 29 n’était dans aucune main, personne ne poserait rien.',
      alt: 'Sur la table, le 29 est face cachée. Devant Ada, une carte face cachée ; devant Bo, rien.',
    },
  },
  accusation: {
    caption:
      'Lin a tout vu : « Ada a le 29 ! » C’est juste : pour une {spyCard}, les deux 29 sont à lui. Le pion de Zoé reste sur une place vide.',
    alt: 'Lin avec deux cartes 29 devant lui et deux points, à côté la carte dépensée. Sur la table, le pion de Zoé sur la place vide du 29.',
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
};

export const proof = {
  title: 'Vérifier une partie',
  lead: 'Tu n’as pas à nous croire sur parole. Ton navigateur refait tous les calculs : la donne était-elle celle promise avant le jeu, et chaque coup suit-il les règles ?',
  proven: 'Tout est en ordre.',
  broken: 'Quelque chose ne va pas.',
  open: 'Rien de faux, mais tout n’est pas prouvé.',
  states: { right: 'en ordre', wrong: 'faux', open: 'pas de preuve' },
  steps: {
    format: {
      title: 'Le fichier se lit',
      right: 'Chaque ligne est bien écrite.',
      wrong: 'Le fichier n’est pas une partie d’Œillade, ou il est abîmé.',
      open: '',
    },
    promise: {
      title: 'La promesse d’avant la donne',
      right: 'Le secret dévoilé est bien celui que la table avait promis avant de mélanger.',
      wrong: 'Le secret n’est pas celui que la table avait promis : la promesse a été changée.',
      open: 'Le fichier ne montre ni secret ni promesse.',
    },
    seed: {
      title: 'Les mots des joueurs',
      right:
        'Le mélange vient de ce secret et des mots ajoutés par les joueurs : personne ne pouvait le choisir.',
      wrong: 'Le mélange ne vient pas de ce secret et de ces mots.',
      open: 'On ne peut pas le savoir sans la promesse.',
    },
    deal: {
      title: 'Les cartes distribuées',
      right: 'Refait ici, le mélange donne exactement ces cartes.',
      wrong: 'Le mélange donne d’autres cartes que celles qui ont été distribuées.',
      open: 'On ne peut pas le savoir sans le mélange.',
    },
    moves: {
      title: 'Chaque coup suit les règles',
      right: 'Les {{count}} lignes suivent les règles, une par une.',
      wrong: 'Une ligne enfreint une règle.',
      open: 'Rien n’a pu être rejoué.',
    },
    end: {
      title: 'La partie est allée au bout',
      right: 'Les points et les rangs sont justes.',
      wrong: '',
      open: 'La vérification n’est pas arrivée à une fin.',
    },
  },
  line: 'Ligne {{line}}',
  rule: 'Règle {{rule}}',
  format: 'Format du fichier',
  exact: 'En détail, tel que le programme le dit',
  readRules: 'Lire les règles',
  how: 'Comment ça marche : avant la donne, la table publie l’empreinte de son secret ; chacun ajoute ses mots ; les cartes suivent des deux. La commande « lab verify » dit la même chose.',
  watch: 'Revoir cette partie',
};

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
  seen: {
    title: 'Ce que ce navigateur a vu',
    unseen:
      'Que chacun avait fixé ses mots avant que quelqu’un ne montre les siens, seuls les navigateurs assis à cette table peuvent le dire. Celui-ci n’y était pas, ou ne s’en souvient plus.',
    mine: {
      title: 'Tes mots',
      right: 'Les mots tirés ici sont dans le mélange, à ta place.',
      wrong: 'Les mots tirés ici ne sont pas dans le mélange.',
    },
    others: {
      title: 'Les mots des autres',
      right: 'Chacun a montré exactement ce qu’il avait promis avant que les tiens ne soient connus.',
      wrong: 'Quelqu’un a changé ses mots, ou la table son secret, après avoir pu voir les tiens.',
    },
    agreed: {
      title: 'Ce qui était convenu',
      right: 'Le jeu et ses réglages sont ceux d’avant la donne.',
      wrong: 'Le jeu ou ses réglages ne sont pas ceux d’avant la donne.',
    },
    dealt: {
      title: 'Tes cartes',
      right: 'Ce sont les cartes que tu as reçues.',
      wrong: 'Ce ne sont pas les cartes que tu as reçues : ce n’est pas la partie que tu as jouée.',
    },
    failed_one:
      'Un départ avait échoué avant cette donne : une occasion, pour qui tient le serveur, de voir une donne et d’en vouloir une autre.',
    failed_other:
      '{{count}} départs avaient échoué avant cette donne : autant d’occasions, pour qui tient le serveur, de voir une donne et d’en vouloir une autre.',
  },
  line: 'Ligne {{line}}',
  rule: 'Règle {{rule}}',
  format: 'Format du fichier',
  exact: 'En détail, tel que le programme le dit',
  readRules: 'Lire les règles',
  how: 'Comment ça marche : avant la donne, la table publie l’empreinte de son secret, et chaque navigateur celle de ses mots ; ensuite seulement, les mots sont montrés ; les cartes suivent du tout. La commande « lab verify » dit la même chose.',
  watch: 'Revoir cette partie',
};

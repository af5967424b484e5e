export const trouble = {
  connecting: 'On arrive à la table…',
  lost: 'Connexion perdue. On revient dès qu’elle est là.',
  moved: 'La table redémarre, ta partie est gardée. Un instant…',
  tooSlow: 'Ta connexion ne suivait plus. On reprend le fil…',
  unknown: 'Cela n’a pas marché ({{code}}).',
  rule: 'Règle {{rule}}',
  seeRule: 'Voir la règle',
  seeRuleOpens: 'Voir la règle, dans un nouvel onglet',
  gone: {
    unreachable: {
      title: 'La table ne répond pas',
      text: 'On frappe encore à la porte. Vérifie ta connexion.',
    },
    oldClient: {
      title: 'Œillade a changé',
      text: 'Il y a une nouvelle version. Ta place et ta partie sont gardées.',
    },
    left: {
      title: 'Ta place est partie',
      text: 'On t’a retiré de la table, ou un bot joue pour toi. Tu peux y retourner.',
    },
    unwatched: {
      title: 'Partie à huis clos',
      text: 'Cette table joue sans public. Tu pourras revenir après la partie.',
    },
    abuse: {
      title: 'La ligne est coupée',
      text: 'Trop de demandes sont parties d’ici. Souffle un peu, puis réessaie.',
    },
  },
  ways: {
    home: 'Retour à l’accueil',
    update: 'Charger la nouvelle version',
    again: 'Réessayer',
    back: 'Retourner à la table',
  },
};

export const trouble = {
  lost: 'Connexion perdue. On revient dès qu’elle est là.',
  connecting: 'On arrive à la table…',
  noSuchTable: 'Cette table n’existe pas, ou plus. Vérifie le code.',
  oldClient: 'Œillade a changé entre-temps : recharge la page.',
  full: 'La table est pleine. Tu peux regarder.',
  running: 'La partie a commencé. Tu peux regarder.',
  offline: 'Pas de réseau.',
  tooMany: 'Doucement : réessaie dans un moment.',
  notAllowed: 'Ce coup n’est pas permis maintenant.',
  tooSoon: 'Encore un instant : le partenaire doit pouvoir faire signe.',
  unknown: 'Cela n’a pas marché ({{code}}).',
  rule: 'règle {{rule}}',
};

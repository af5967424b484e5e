/** Les mots entre guillemets sont ceux de Safari et de Chrome. */
export const fr = {
  unsupported: {
    camera: 'Ce navigateur ne peut pas ouvrir de caméra. Tout le reste marche sans elle.',
    microphone: 'Ce navigateur ne peut pas ouvrir de micro. Tout le reste marche sans lui.',
  },
  insecure: {
    camera:
      'Les navigateurs n’ouvrent la caméra qu’aux pages sécurisées, dont l’adresse commence par https. Celle-ci commence par http. Tout le reste marche ici.',
    microphone:
      'Les navigateurs n’ouvrent le micro qu’aux pages sécurisées, dont l’adresse commence par https. Celle-ci commence par http. Tout le reste marche ici.',
  },
  looking: 'On cherche l’adresse sécurisée…',
  over: {
    lead: 'Cette page a une adresse sécurisée. Ta place, ton nom et ton visage te suivent.',
    warns:
      'Ton téléphone va t’avertir, une seule fois : il ne connaît que les certificats d’organismes reconnus, et ce serveur a créé le sien. C’est le même serveur. Voici comment passer :',
    device: 'Ton appareil',
    go: 'Passer à la page sécurisée',
  },
  none: {
    lead: 'Ce serveur n’a pas encore d’adresse sécurisée. La personne qui l’a démarré doit le relancer ainsi :',
    after: 'Les parties en cours continuent. Ensuite, reviens voir : le passage sera ici.',
    again: 'Regarder de nouveau',
  },
  devices: { iphone: 'iPhone, iPad', android: 'Android' },
  step: 'Étape {{number}}',
  iphone: {
    title: 'Cette connexion n’est pas privée',
    details: 'Afficher les détails',
    back: 'Revenir en arrière',
    visit: 'consulter ce site web',
    confirm: 'Consulter le site web',
    cancel: 'Annuler',
    steps: {
      details: 'Touche « Afficher les détails ».',
      visit: 'Au bout du texte, touche « consulter ce site web ».',
      confirm: 'Confirme : « Consulter le site web ». C’est fait.',
    },
  },
  android: {
    title: 'Votre connexion n’est pas privée',
    advanced: 'Paramètres avancés',
    back: 'Retour à la sécurité',
    proceed: 'Continuer vers le site {{host}} (dangereux)',
    steps: {
      advanced: 'Touche « Paramètres avancés ».',
      proceed: 'Tout en bas, touche « Continuer vers le site ». C’est fait.',
    },
  },
};

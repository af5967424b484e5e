export const fr = {
  ask: {
    wink: {
      title: 'Un clin d’œil de tes propres yeux ?',
      why: 'Ta caméra trouve tes yeux : tu fermes un œil, et c’est ton clin d’œil à la table.',
      goes: 'L’image ne quitte pas cet appareil. Personne ne la voit, nous non plus.',
      kept: 'Rien n’est gardé : chaque image est regardée une fois, puis oubliée.',
    },
    living: {
      title: 'Montrer ton visage ?',
      why: 'À cette table, on se voit pour de vrai : chacun ne voit que le visage qu’il regarde.',
      goes: 'Ton image passe par le serveur de cette table, et ne va qu’à ceux qui te regardent.',
      kept: 'Rien n’est gardé : ni chez nous, ni sur le serveur.',
    },
    sealed: {
      title: 'Montrer ton visage ?',
      why: 'À cette table, on se voit pour de vrai : chacun ne voit que le visage qu’il regarde.',
      goes: 'Ton image est chiffrée ici et lue seulement chez ceux qui te regardent : le serveur ne la voit pas.',
      kept: 'Rien n’est gardé, nulle part.',
    },
    off: 'Tant que la caméra est allumée, un signe le dit. Une touche l’éteint, et quitter la page aussi.',
    browser: 'Ton navigateur va maintenant te demander la permission.',
    more: 'Ce que la caméra voit, et comment le vérifier',
    yes: 'Allumer la caméra',
    no: 'Pas maintenant',
  },
  waits: 'Ton navigateur demande s’il peut ouvrir la caméra…',
  denied: {
    title: 'La caméra est restée fermée',
    text: 'Le navigateur a refusé. Si c’était par mégarde : touche le cadenas ou la caméra à côté de l’adresse, autorise la caméra, puis réessaie. Tout le reste marche sans elle.',
  },
  missing: {
    title: 'Pas de caméra',
    text: 'Aucune caméra ne répond, ou un autre programme l’utilise. Ferme-le, puis réessaie. Tout le reste marche sans elle.',
  },
  again: 'Réessayer',
  close: 'Continuer sans caméra',
  isOn: 'Caméra allumée',
  turnOff: 'Éteindre la caméra',
  mirror: 'Ta caméra, comme dans un miroir',
};

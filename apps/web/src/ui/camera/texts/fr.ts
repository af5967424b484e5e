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
      goes: 'Ton image est chiffrée ici, et seuls ceux qui te regardent la voient : le serveur, non.',
      kept: 'Rien n’est gardé, nulle part.',
    },
    told: {
      title: 'Noter tes clins d’œil ?',
      why: 'Ta caméra trouve tes yeux : quand tu fais un clin d’œil, cet appareil le note, pour que la relecture le montre.',
      goes: 'Il ne dit au serveur que le signe et l’instant, sans image. Personne ne l’apprend avant la fin.',
      kept: 'La partie garde ces instants. Aucune image n’est gardée.',
    },
    off: 'Tant que la caméra est allumée, un signe le dit. Un appui sur ce signe l’éteint, et quitter la page aussi.',
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
  eyes: {
    loading: 'Le modèle qui trouve tes yeux arrive (6 Mo, une seule fois)…',
    failed: {
      title: 'Ce navigateur ne peut pas',
      text: 'Il ne fait pas tourner le modèle qui trouve les yeux, ou ne l’a pas reçu. Le bouton et la barre d’espace font toujours un clin d’œil.',
    },
    slow: {
      title: 'Trop peu d’images',
      text: 'Il en faut 15 par seconde pour voir un clin d’œil, et cet appareil n’y arrive pas : la caméra est éteinte. Plus de lumière ou moins de pages ouvertes aident parfois. Le bouton marche toujours.',
    },
    title: 'Montre-moi tes yeux',
    look: 'Regarde l’écran, comme en jouant.',
    blink: 'Cligne des deux yeux.',
    left: 'Ferme l’œil gauche, un instant.',
    right: 'Ferme l’œil droit, un instant.',
    noFace: 'Je ne vois pas ton visage.',
    skip: 'Passer',
    again: 'Recommencer',
    done: 'C’est bon',
    known: 'Je connais tes yeux maintenant.',
    oneSide:
      'Je connais tes yeux. D’un côté, je n’ai pas vu de clin d’œil : beaucoup de gens n’y arrivent que d’un œil.',
    unknown:
      'Je n’ai pas tout vu. Recommence, de face et avec de la lumière ; ou passe : j’apprends aussi en jouant.',
    forgets: 'Retenu tant que cette page est ouverte, en quelques nombres, sans image.',
  },
  again: 'Réessayer',
  close: 'Continuer sans caméra',
  isOn: 'Caméra allumée',
  turnOff: 'Éteindre la caméra',
  mirror: 'Ta caméra, comme dans un miroir',
};

export const eye = {
  title: 'Un clin d’œil de tes propres yeux',
  lead: 'La caméra trouve tes yeux : à une table avec des avatars, tes propres clins d’œil sont ceux du jeu. Ici, tu essaies : ferme un œil, et regarde ce qui a été vu. L’image ne quitte pas cet appareil.',
  begin: 'Essayer avec ma caméra',
  stop: 'Éteindre',
  calibrate: 'Refaire voir mes yeux',
  waits: 'Vas-y : un clin d’œil.',
  noFace: 'Je ne vois pas ton visage.',
  left: 'Œil gauche',
  right: 'Œil droit',
  blink: 'Cillement',
  seen: {
    left: 'Clin d’œil gauche !',
    right: 'Clin d’œil droit !',
    blink: 'Un cillement, pas un clin d’œil',
  },
  lately: 'Ce qui a été vu, dans l’ordre',
  rate: '{{count}} images par seconde',
  signals: {
    title: 'Ce que la caméra reconnaît',
    text: 'Un clin d’œil, et lequel des deux yeux. Les autres signes convenus (sourcils, hochement, tête penchée, main au menton) se font par leur bouton.',
  },
  licence: 'Le modèle est de Google (MediaPipe), sous licence Apache 2.0. Il tourne sur cet appareil.',
  unsent: {
    nobody: 'Vu, pas envoyé : regarde d’abord quelqu’un.',
    order: 'Vu, pas envoyé : tu n’as pas de signe à donner.',
    other: 'Vu, pas envoyé : ce n’est pas le signe de cette table.',
  },
};

export const fr = {
  title: 'Ce que voient les caméras',
  lead: 'La caméra et le micro restent éteints tant que tu ne les allumes pas, et tout marche sans eux. Voici ce qui se passe quand tu le fais, et comment le vérifier.',
  sees: 'Voit',
  hears: 'Entend',
  goes: 'Va',
  kept: 'Reste',
  wink: {
    title: 'Ton propre clin d’œil',
    sees: 'Où sont tes yeux, et si l’un d’eux est fermé.',
    goes: 'Nulle part. Un programme, sur cet appareil, regarde chaque image une fois. Seul le clin d’œil en sort, comme quand tu touches le bouton.',
    kept: 'Jamais une image. Le compte rendu d’une partie dit qui a fait un clin d’œil et quand, comme pour le bouton.',
  },
  living: {
    title: 'Les visages vivants',
    sees: 'Ton visage, en petit : 240 points sur 240, douze fois par seconde, ou cinq si le navigateur ne sait pas coder la vidéo.',
    goes: 'Par le serveur de ta table, et de là seulement à qui te regarde à ce moment-là. Jamais au public.',
    kept: 'Rien. Le serveur garde la dernière seconde en mémoire et n’en écrit rien.',
  },
  sealed: {
    title: 'Les visages vivants sous clé',
    sees: 'La même image, chiffrée sur ton appareil avant d’en sortir.',
    goes: 'Par le même chemin. Le serveur transmet ce qu’il ne peut pas ouvrir : la clé est dans le lien, après le #, que les navigateurs n’envoient à personne.',
    kept: 'Rien. Qui a le lien entier a la clé : ne l’envoie qu’à celles et ceux qui jouent.',
  },
  voices: {
    title: 'Les voix',
    sees: 'Ce que ton micro entend, tant qu’il est ouvert.',
    goes: 'Par le serveur de ta table, aux autres joueurs, jamais au public. Tous les morceaux ont la même taille, quoi qu’on dise. Une clé les scelle aussi.',
    kept: 'Rien. Aucune voix n’est dans le compte rendu d’une partie.',
  },
  check: {
    title: 'Vérifie par toi-même',
    sign: 'Tant qu’une caméra est allumée, un signe au bord de la page le dit, et ton appareil aussi, par un voyant ou un point. Un appui sur ce signe l’éteint. Quitter la page aussi.',
    network:
      'Sur un ordinateur, ouvre les outils de développement (F12) et leur onglet « Réseau ». Quand tu fais un clin d’œil, seules passent les quelques lettres du jeu, jamais une image.',
    policy:
      'Le navigateur veille lui-même à ce que cette page ne parle qu’à son serveur : cherche « connect-src » dans les en-têtes de la page.',
    source:
      'Tout le programme est ouvert. Ses tests jouent dans de vrais navigateurs avec des caméras marquées et lisent chaque octet que chacun reçoit.',
  },
  promise: {
    title: 'Ce qu’aucune webcam ne peut promettre',
    film: 'Qui voit ton visage peut filmer son propre écran.',
    gaze: 'Ce que tu regardes vraiment, aucune webcam ne le montre. Les yeux que tu vois à la table suivent les visages que chacun choisit. Tourner la tête ne les déplace pas non plus : rien ne prouve que le bon visage serait trouvé assez souvent.',
    honour:
      'Entre visages vivants, un clin d’œil n’a pas d’arbitre : respecter les règles est une affaire d’honneur.',
    server:
      'Sans clé, la personne qui tient le serveur pourrait regarder. Joue avec des gens de confiance, ou avec une clé.',
  },
  here: 'Les caméras sur cette page',
  ready: 'Cette page est sécurisée : elle peut demander la caméra et le micro, si tu le veux.',
  rules: 'Les règles des jeux',
  play: 'Jouer',
};

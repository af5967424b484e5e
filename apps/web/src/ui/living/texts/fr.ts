export const living = {
  title: 'Ton visage',
  ask: 'À cette table, chacun voit en direct le seul visage qu’il regarde. Montres-tu le tien ?',
  before: 'Jusqu’au début de la partie, ton image reste sur cet appareil.',
  show: 'Montrer mon visage',
  without: 'Jouer sans caméra',
  isOn: 'Voici comment te verra la personne qui te regarde. Personne d’autre.',
  light: 'De la lumière devant toi, les yeux au milieu : un clin d’œil doit se voir.',
  isWithout: 'Tu joues avec ton visage dessiné, et tu fais tes clins d’œil avec le bouton.',
  afterAll: 'Montrer mon visage quand même',
  cannotSee:
    'Ce navigateur ne sait pas montrer le visage des autres : tu ne verras que leur silhouette. Avec Chrome, Edge, Safari, ou Firefox sur un ordinateur, tu les verras.',
  full: 'Le serveur montre déjà les visages d’autant de tables qu’il peut : à celle-ci, on ne se voit pas pour l’instant.',
  closed: 'Fermée au serveur',
  closedHint:
    'Visages et voix sont chiffrés d’un appareil à l’autre. La clé n’est que dans le lien : invite avec le lien entier ou le code QR, les cinq lettres ne suffisent plus.',
  closedRead: 'Visages et voix sont chiffrés d’un appareil à l’autre : le serveur n’y voit rien.',
  key: {
    missing: 'Il te manque la clé',
    missingText:
      'Les visages et les voix de cette table sont chiffrés, et la clé est à la fin du lien. Ouvre le lien entier qu’on t’a envoyé, avec tout ce qui suit le #, ou scanne le code QR.',
    wrong: 'Ce n’est pas la bonne clé',
    wrongText:
      'Ton lien porte la clé d’une autre table, ou une ancienne. Demande le lien entier à quelqu’un de la table : d’ici là, tu ne verras que des silhouettes, et personne ne te verra.',
    opened: 'Cette table n’est plus fermée au serveur',
    openedText:
      'Ton lien porte une clé, mais le serveur dit que cette table n’en a pas. Rien de toi n’est envoyé. Demande à la personne qui reçoit si elle a ouvert la table. Ne continue que si c’est le cas : le serveur pourra alors voir et entendre ce qu’il transmet.',
    goOpen: 'Continuer sans clé',
  },
};

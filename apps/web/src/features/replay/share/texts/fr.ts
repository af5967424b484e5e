export const share = {
  open: 'Partager',
  openOf: 'Partager : {{title}}',
  title: 'Un moment à partager',
  as: 'Sous quelle forme ?',
  card: 'Image',
  loop: 'Boucle animée',
  making: 'On la dessine, image par image…',
  failed: 'Ton navigateur n’a pas pu dessiner cette image.',
  pass: 'Partager…',
  save: 'Enregistrer',
  saved: 'Enregistré dans tes téléchargements.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyYourself: 'Le lien, à copier à la main',
  reach: {
    everybody: 'Le lien ouvre la partie à cet instant précis, pour tout le monde.',
    device:
      'Cette partie n’est gardée que sur cet appareil : le lien ne marche qu’ici. L’image, elle, va où tu veux.',
    file: 'Cette partie vient d’un fichier : qui suit le lien ouvre d’abord le même fichier. L’image, elle, va où tu veux.',
  },
};

export const chat = {
  open: 'Dire ou montrer quelque chose',
  react: 'Réagir',
  write: 'Ton message',
  send: 'Envoyer',
};

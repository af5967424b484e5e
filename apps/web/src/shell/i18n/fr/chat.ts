export const chat = {
  open: 'Dire quelque chose',
  write: 'Ton message',
  send: 'Envoyer',
};

export const lesson = {
  name: 'Le dé menteur',
  about: 'Les dés, l’annonce et le doute.',
  steps: {
    look: {
      say: 'Voici tes dés. Toi seul les vois ; {{person}} en a autant sous son gobelet.',
      help: 'Regarde tes dés, puis « Compris ».',
    },
    bid: {
      say: 'À toi de commencer : annonce combien de dés d’une même face se cachent sous les deux gobelets.',
      help: 'Choisis un nombre et une face, puis « Annoncer ».',
    },
    answer: {
      say: '{{person}} doit annoncer plus haut, ou douter de toi.',
      help: '{{person}} réfléchit encore.',
    },
    doubt: {
      say: 'Tous les dés montreraient un six ? Personne n’y croit : doute !',
      help: 'Le bouton « Je doute ».',
    },
    lost: {
      say: 'Les gobelets sont levés et les dés comptés. Qui avait tort perd un dé, puis tout le monde relance.',
      help: 'Lis, puis « Compris ».',
    },
  },
  over: 'C’est tout : annonce ce qui est probable, bluffe un peu, et doute au bon moment.',
};

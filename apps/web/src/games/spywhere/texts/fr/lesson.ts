export const lesson = {
  name: 'Spywhere',
  about: 'Le passeport, les échanges, le carnet et les identifications.',
  steps: {
    passport: {
      say: 'Voici ton passeport. Il est secret : avec d’autres joueurs, il reste fermé tant que tu n’appuies pas dessus. À la fin, chaque plat de ton pays dans ta main compte.',
      help: 'Lis-le, puis « J’ai compris ».',
    },
    draw: { say: 'À toi de jouer. On commence toujours par piocher.', help: 'Touche la pioche.' },
    exchange: {
      say: 'Maintenant, échange : une carte de ta main contre une du marché. Tout le monde le voit, alors ne te trahis pas.',
      help: 'Touche une carte de ta main, puis une carte du marché.',
    },
    eliminate: {
      say: 'Trois plats pareils au marché, et pas de ton pays : élimine-les ! Tu piocheras en plus, et tous sauront que ce n’est pas ta nationalité.',
      help: 'Le bouton « Éliminer ».',
    },
    end: {
      say: 'Tu pourrais identifier quelqu’un, mais tu ne sais encore rien. Termine ton tour.',
      help: 'Le bouton « Finir le tour ».',
    },
    watch: {
      say: 'C’est à {{person}}. Regarde ce qui part de sa main et ce qui y entre.',
      help: '{{person}} joue encore.',
    },
    read: {
      say: '{{person}} a donné « {{gave}} » et pris « {{took}} ». On prend volontiers ce qui vient de chez soi : voilà un indice.',
      help: 'Lis, puis « J’ai compris ».',
    },
    notebook: {
      say: 'Ton carnet retient tout. Sur la ligne de {{person}}, touche la case « {{took}} » : non, peut-être, oui.',
      help: 'Ouvre le carnet et touche une case libre.',
    },
    turn: {
      say: '{{person}} joue, puis c’est à toi : pioche et échange, comme tout à l’heure.',
      help: 'Quand ton tour revient : la pioche, puis une carte de ta main et une du marché.',
    },
    identify: {
      say: 'Ose : identifie {{person}}. Une carte par adversaire et par partie ; juste ou faux, on ne le saura qu’à la fin.',
      help: '« Identifier », puis le pays que tu crois être le sien, puis « Sceller ».',
    },
    last: {
      say: 'Qui a parié sur tout le monde met fin aux tours : {{person}} y est presque. Alors chacun pose ses derniers paris.',
      help: 'Quand la fenêtre s’ouvre, choisis un pays par adversaire, puis valide.',
    },
  },
  over: 'Tu sais tout : prendre sans te trahir, lire les échanges, identifier au bon moment.',
};

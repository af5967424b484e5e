export const lesson = {
  name: 'Les clins d’œil',
  about: 'Zwinkern, WINK et WINK agents : regarder, appeler, répondre, surprendre.',
  steps: {
    look: {
      say: 'Tu ne vois les yeux que d’un seul visage : celui que tu regardes. Regarde {{person}}.',
      help: 'Touche son visage, ou appuie sur la touche 1.',
    },
    read: {
      say: '{{person}} regarde {{other}} : tu le vois à ses yeux. Et {{other}}, qui regarde-t-elle ? Tourne-toi vers elle.',
      help: 'Touche le visage de {{other}}. Tourner les yeux prend un instant.',
    },
    felt: {
      say: 'Elle te regarde, et tu le sens : un masque a ouvert les yeux au-dessus de ton portrait. Il te dit combien de regards sont posés sur toi, jamais lesquels.',
      help: 'Regarde ton portrait, puis « J’ai compris ».',
    },
    call: {
      say: 'À toi de jouer : appelle une carte que tu n’as pas, le {{number}} par exemple.',
      help: 'Touche la carte {{number}} sur la table, puis « Appeler ».',
    },
    winked: {
      say: 'Quelqu’un a la jumelle du {{number}} et doit te faire un clin d’œil. Passe de visage en visage : qui te regarde ?',
      help: 'Arrête-toi sur le visage qui te regarde, et attends un peu.',
    },
    asked: {
      say: 'C’était {{person}} : garde-le pour toi, tu le diras à ton prochain tour. {{other}} va appeler une carte…',
      help: '{{other}} réfléchit encore.',
    },
    watched: {
      say: '{{person}} appelle le {{number}} : il est dans ta main ! Mais tu sens deux regards sur toi, et c’est un de trop : qui surprend ton clin d’œil prend tout. Regarde {{other}}.',
      help: 'Touche le visage de {{other}} pour savoir s’il te surveille.',
    },
    answer: {
      say: '{{other}} te surveillait, et se laisse distraire : il ne reste qu’un regard sur toi. Tourne-toi vers {{person}}, et dès que le bouton s’allume, fais ton clin d’œil.',
      help: 'Touche le visage de {{person}}, attends qu’il te regarde, puis « Clin d’œil » (ou Espace).',
    },
    catch: {
      say: 'Bien vu, personne d’autre ne sait. {{person}} appelle à son tour. Trouve qui la regarde sans cesse, et ne le quitte plus des yeux.',
      help: 'Regarde les visages un par un : celui dont les yeux vont vers {{person}} va lui faire un clin d’œil.',
    },
    accuse: {
      say: 'Pris sur le fait ! Appuie sur « J’accuse ! » : {{person}} a le {{number}}.',
      help: 'Le bouton rouge, puis {{person}} sous la carte {{number}}.',
    },
    name: {
      say: 'Deux cartes pour toi ! Ton tour revient. Qui t’a fait un clin d’œil pour le {{number}} ? Regarde cette personne et nomme-la.',
      missed:
        'Raté, et c’est une carte de moins : n’accuse que si tu as vu. Ton tour revient : regarde qui t’a fait un clin d’œil, et nomme cette personne.',
      help: 'C’était {{person}} : regarde ce visage, puis appuie sur le grand bouton.',
    },
  },
  overMissed:
    'Ce n’était pas la bonne personne : cette carte est perdue. Mais tu sais comment ça marche : regarder, appeler, répondre en secret et surprendre les autres. La prochaine fois, attends d’être sûr.',
  over: 'Tu sais tout : regarder, appeler, répondre en secret et surprendre les autres. Le reste, c’est du sang-froid.',
};

export const learn = {
  title: 'Apprendre à jouer',
  lead: 'Trois minutes à une vraie table, avec un coach qui te montre quoi faire. Tu peux t’arrêter et reprendre quand tu veux.',
  lessons: {
    wink: {
      name: 'Les clins d’œil',
      about: 'Zwinkern, WINK et WINK agents : regarder, appeler, répondre, surprendre.',
    },
    spywhere: { name: 'Spywhere', about: 'Le passeport, les échanges, le carnet et les identifications.' },
    train: {
      name: 'Surprends le clin d’œil',
      about: 'Un entraînement pour tes yeux : des visages, des regards, ton temps de réaction.',
    },
  },
  start: 'Commencer',
  resume: 'Reprendre à l’étape {{step}}',
  restart: 'Recommencer',
  coach: {
    label: 'Coach',
    step: 'Étape {{step}} sur {{steps}}',
    next: 'J’ai compris',
    leave: 'Quitter la leçon',
    fold: 'Réduire le coach',
    unfold: 'Montrer le coach',
  },
  over: {
    wink: 'Tu sais tout : regarder, appeler, répondre en secret et surprendre les autres. Le reste, c’est du sang-froid.',
    spywhere: 'Tu sais tout : prendre sans te trahir, lire les échanges, identifier au bon moment.',
    play: 'Jouer',
    train: 'Entraîner mes yeux',
    other: 'Une autre leçon',
  },
  wink: {
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
      help: 'C’était {{person}} : regarde ce visage, puis appuie sur le grand bouton clair.',
    },
  },
  spywhere: {
    passport: {
      say: 'Voici ton passeport, secret : garde le bouton appuyé pour le lire. À la fin, chaque plat de ton pays dans ta main compte.',
      help: 'Appuie sur le passeport sans relâcher.',
    },
    draw: { say: 'À toi de jouer. On commence toujours par piocher.', help: 'Touche la pioche.' },
    exchange: {
      say: 'Maintenant, échange : une carte de ta main contre une du marché. Tout le monde le voit, alors ne te trahis pas.',
      help: 'Touche une carte de ta main, puis une carte du marché.',
    },
    eliminate: {
      say: 'Trois plats pareils au marché, et pas de ton pays : élimine-les ! Tu piocheras en plus, et tous sauront que ce n’est pas ta nationalité.',
      help: 'Le bouton clair « Éliminer ».',
    },
    end: {
      say: 'Tu pourrais identifier quelqu’un, mais tu ne sais encore rien. Termine ton tour.',
      help: 'Le bouton « Finir le tour ».',
    },
    watch: {
      say: 'Au tour de {{person}}. Regarde ce qui part de sa main et ce qui y entre.',
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
      help: '« Identifier », puis le pays que tu crois être le sien.',
    },
    last: {
      say: 'Qui a identifié tout le monde met fin aux tours : {{person}} y est presque. Alors chacun pose ses dernières identifications.',
      help: 'Quand la fenêtre s’ouvre, choisis un pays par adversaire, puis valide.',
    },
  },
  hints: {
    label: 'Conseil',
    close: 'Compris',
    off: 'Couper les conseils',
    eyes: 'Touche un visage pour le regarder : tu vois alors où vont ses yeux, et lui seul.',
    turn: 'À toi : choisis une carte qui n’est pas dans ta main, et appelle-la. Son partenaire te fera un clin d’œil.',
    name: 'Tu peux dire qui t’a fait un clin d’œil : regarde ce visage, puis appuie sur le bouton clair.',
    mine: '{{name}} appelle ta carte : regarde ce visage, et fais un clin d’œil quand personne d’autre ne te regarde.',
    felt: 'Quelqu’un te regarde ! Chaque masque au-dessus de ton portrait est une paire d’yeux posée sur toi. Lesquels ? À toi de le découvrir.',
    caught: 'Ce clin d’œil n’est pas pour toi ! Si tu sais de quelle carte il s’agit, accuse.',
    accused:
      'Une accusation arrête tout. Juste, elle rapporte deux cartes ; fausse, elle coûte celle qu’on a jouée.',
    peek: 'Garde le bouton appuyé pour voir tes cartes. Dès que tu lâches, plus personne ne les voit.',
    turnInRoom:
      'À toi : choisis un numéro qui n’est pas dans ta main, et appelle-le. Qui a sa jumelle te fera un clin d’œil.',
    nameInRoom: 'Qui t’a fait un clin d’œil ? Appuie sur le bouton clair et nomme cette personne.',
    calledInRoom:
      'Une carte est appelée. Si tu as sa jumelle, fais un clin d’œil à qui l’appelle. Tu surprends un clin d’œil ? Accuse !',
    draw: 'Chaque tour commence par la pioche.',
    exchange: 'Échange une carte de ta main contre une du marché : toute la table voit laquelle.',
    eliminate: 'Trois plats pareils, et pas de ton pays : tu peux les éliminer et piocher encore.',
    identify:
      'Tu peux identifier quelqu’un, une fois chacun. Rien ne presse : on ne saura qu’à la fin si c’est juste.',
    theirs: 'Regarde ce que les autres prennent et donnent : ton carnet garde ce que tu en penses.',
  },
  train: {
    title: 'Surprends le clin d’œil',
    lead: 'Ces visages se regardent. Certains se font des clins d’œil. Tu ne vois les yeux que d’un visage à la fois : choisis bien, et appuie dès que tu en vois un. En bas, un masque te dit combien te regardent.',
    begin: 'Commencer',
    go: 'Manche {{round}}',
    goOn: 'Manche suivante',
    again: 'Rejouer cette manche',
    stop: 'Arrêter',
    seen: 'Clin d’œil !',
    toWhom: 'À qui ?',
    watched_zero: 'Personne ne te regarde',
    watched_one: 'Un visage te regarde',
    watched_other: '{{count}} visages te regardent',
    toMe: 'À moi',
    left: 'Encore {{count}}',
    caught: 'Vu ! {{ms}} ms',
    half: 'Vu en {{ms}} ms, mais c’était pour {{name}}',
    wrong: 'Il n’y avait rien',
    missed: 'Manqué : {{of}} à {{to}}',
    looking: 'Tu regardes {{name}}',
    result: '{{caught}} clins d’œil sur {{winks}}',
    fastest: 'Le plus rapide : {{ms}} ms',
    typical: 'En moyenne : {{ms}} ms',
    score: 'Points : {{score}}',
    best: 'Ton record : {{score}} points, manche {{round}}',
    passed: 'Bien vu. La suite est plus rapide.',
    failed: 'La moitié suffit pour passer à la suite.',
    keys: 'Clavier : chiffres et flèches pour regarder, Espace quand tu vois un clin d’œil, puis un chiffre pour dire à qui.',
  },
};

/** What is in braces comes from the games themselves, so that a number stands in one place only. */
export const page = {
  titles: {
    goal: 'Le but du jeu',
    need: 'Ce qu’il faut',
    setup: 'La mise en place',
    turn: 'Un tour',
    signal: 'Le clin d’œil',
    naming: 'Nommer son partenaire',
    accusing: 'Accuser',
    end: 'La fin de la partie',
    score: 'Les points',
    eyes: 'Jouer ici : les yeux',
    living: 'Jouer ici : visages vivants et voix',
    time: 'Jouer ici : le temps et le hasard',
    watchers: 'Jouer ici : le public',
  },
  statements: {
    idea: 'Tu appelles une carte de la table. Quelqu’un en tient la jumelle : c’est ton partenaire secret, et il va te le faire savoir d’un clin d’œil, sans un mot.',
    race: 'Si tu le reconnais, vous marquez un point chacun. Mais si un autre surprend le clin d’œil avant toi, c’est lui qui empoche les deux cartes.',
    aim: 'Ouvre l’œil, garde l’air innocent, et termine avec le plus de points.',

    players: 'De {min} à {max} joueurs.',
    packs:
      'Deux paquets des mêmes {pairs} personnages, numérotés de 1 à {pairs}, aux dos différents : ce sont les {cards}. Chaque numéro existe donc deux fois.',
    spyCards: 'Des {spyCards} : elles servent à accuser.',
    colours:
      'Une couleur par joueur, jamais deux fois la même : une carte de cette couleur, qui reste devant toi, et le pion assorti.',
    ownColour:
      'Ici, la couleur d’un joueur est aussi celle de sa loge, dans tous les jeux : elle est à lui jusqu’à ce qu’il en choisisse une autre.',

    boardSquare:
      'Mélange le premier paquet et étale-le face visible, en un carré de six cartes sur six : c’est la table de jeu.',
    boardAnyhow:
      'Mélange le premier paquet et étale-le face visible, dans l’ordre où il vient : c’est la table de jeu.',
    pairsAll:
      'Quel que soit votre nombre, les {pairs} paires jouent : les deux paquets portent les mêmes numéros.',
    pairsSome:
      'Selon votre nombre, toutes les paires jouent, ou bien une ou quatre d’entre elles, qui portent une marque, restent dans la boîte ; le tableau ci-dessous dit combien sont en jeu.',
    pairsBoth: 'Une paire écartée quitte les deux paquets, qui gardent ainsi les mêmes numéros.',
    pairsWhich:
      'S’il n’y a qu’une paire à écarter, c’est la 36 ; s’il y en a quatre, ce sont les paires 33 à 36.',
    handsSome:
      'Mélange le second paquet et donne à chacun le nombre de cartes du tableau. Chacun est seul à voir sa main.',
    handsAll: 'Mélange le second paquet et distribue-le en entier. Chacun est seul à voir sa main.',
    leftovers:
      'Les cartes qui restent sont mises de côté sans que personne les voie, pas même le public ; on pourra les regarder après la partie.',
    noLeftovers: 'Il ne reste aucune carte : tout ce qui n’est pas sur la table est dans une main.',
    spiesVary: 'Prends aussi tes {spyCards}, {spies} selon votre nombre.',
    spiesFixed: 'Prends aussi tes {spies} {spyCards}.',
    counts: 'Le nombre de cartes de chaque sorte qui reste à chacun n’est pas un secret.',
    starts: '{starts} Ici, vous pouvez aussi choisir qui commence ou laisser faire le sort.',
    startsOrLots: '{starts} En cas de désaccord, le sort décide.',

    clockwise: 'On joue chacun son tour, dans le sens des aiguilles d’une montre.',
    steps:
      'Un tour a deux temps : le contact, si ton pion se trouve sur une carte encore visible, puis l’appel.',
    firstRound: 'Au premier tour de table, aucun pion n’est en jeu : on se contente d’appeler.',
    call: 'Pour appeler, pose ton pion sur une carte visible de la table ; son numéro est annoncé à tout le monde, et c’est au tour de ton voisin de gauche.',
    limits: 'Quelques limites :',
    notOwn: 'N’appelle pas une carte dont tu as toi-même la jumelle en main.',
    notOccupied: 'N’appelle pas une carte où se tient le pion de quelqu’un d’autre.',
    elsewhere: 'Ton pion change de carte à chaque appel : il ne reste jamais sur place.',
    emptyPlace:
      'Quand la carte sous ton pion s’en va, il reste sur une place vide. Cette place ne s’appelle plus, et ton pion n’y gêne personne.',
    emptyOrTurned:
      'Quand la carte sous ton pion est prise ou retournée, il reste là sans gêner personne. Ni une place vide ni une carte retournée ne s’appellent.',
    leftFaceUp:
      'Si tu repars sans avoir nommé personne, la carte quittée reste visible, et chacun peut la rappeler dès le joueur suivant.',
    pass: 'Si aucune carte ne t’est permise, retire ton pion de la table : tu passes.',
    passFrees:
      'Une carte visible que ton pion quitte ainsi redevient libre : chacun peut l’appeler dès le joueur suivant.',
    neverStuck:
      'Passer ne termine pas la partie : tant qu’il reste une carte visible, quelqu’un finira par pouvoir l’appeler.',
    circles:
      'Trois tours de table de suite où quelqu’un passe sans qu’une seule carte ait bougé : vous tournez en rond. La table propose alors d’en rester là, avec les points acquis, et s’arrête si tout le monde est d’accord. Les bots, et les remplaçants des absents, nomment quelqu’un dès qu’ils le peuvent.',
    noCircles: 'Comme il faut toujours nommer quelqu’un, on ne tourne jamais en rond.',

    partner:
      'Qui tient la jumelle de la carte appelée devient ton partenaire, de ton appel jusqu’au début de ton prochain tour, et personne d’autre ne le sait.',
    noPartner:
      'Il se peut que la jumelle dorme parmi les cartes mises de côté : tu n’as alors pas de partenaire, et nul ne te prévient.',
    alwaysPartner:
      'Comme toutes les cartes sont distribuées, une carte appelée a toujours un partenaire quelque part.',
    until:
      'Ton partenaire peut te faire signe autant de fois qu’il le veut, jusqu’à ce que ton prochain tour commence. Ensuite il est trop tard : son signe est refusé, et lui seul l’apprend.',
    several:
      'On peut être le partenaire de plusieurs joueurs à la fois, mais on n’en attend jamais qu’un pour soi.',
    noFalseSignal:
      'On ne fait signe qu’à la personne dont on tient la carte. Tout autre signe est interdit ; ici, il est refusé discrètement, et personne ne voit rien.',
    fairPlay:
      'Pas de faux signe, pas de signe inventé : avec des visages dessinés, c’est impossible ici. Avec vos propres yeux, autour d’une vraie table ou par caméra, promettez-le-vous avant de commencer.',
    theSignal:
      'Le signe est un clin d’œil. Avant la partie, vous pouvez en décider autrement ; il n’existe alors que ce que vous avez convenu.',
    severalSignals: 'Un autre signe fait l’affaire, et même plusieurs à la fois.',
    otherSignal:
      'Un autre signe peut remplacer le clin d’œil : un geste de la main, un mouvement de la tête…',

    mayName:
      'Au début de ton tour, si ton pion est sur une carte visible, tu peux nommer la personne qui, d’après toi, en tient la jumelle.',
    mustName:
      'Au début de ton tour, si la carte appelée est encore là, tu dois nommer la personne qui, d’après toi, en tient la jumelle, que tu aies vu un clin d’œil ou non.',
    callAtOnce: 'Tu peux aussi appeler tout de suite : c’est que tu ne nommes personne.',
    noWayAround: 'Tant que tu n’as nommé personne, tu ne peux donc pas appeler la suite.',
    notYourself: 'Tu ne peux pas te nommer toi-même.',
    named:
      'C’est juste ? Ton partenaire montre sa carte et la pose face visible devant lui ; tu prends celle de la table et la poses de même devant toi. Chacune vaudra un point.',
    wrongGone: 'C’est faux ? La carte de la table est écartée, et personne n’en tirera de point.',
    wrongTurned:
      'C’est faux ? La carte de la table est retournée et reste là, face cachée ; personne n’en tirera de point.',
    holderSilent:
      'Qui tient la jumelle la garde en main et se tait : elle ne rapportera plus rien. On ne saura ni qui l’avait, ni si quelqu’un l’avait.',
    holderShown: 'Qui tenait la jumelle se découvre aux yeux de tous en la posant devant soi, face cachée.',
    holderShownIfAny:
      'Si quelqu’un tenait la jumelle, il se découvre aux yeux de tous en la posant devant lui, face cachée.',
    undealtUnknown:
      'Quand la jumelle n’a pas été distribuée, toutes les réponses sont fausses, et rien ne permet de s’en douter.',
    undealtNever: 'Aucune carte ne manque au jeu : il y a toujours une bonne réponse.',
    undealtHint:
      'Quand la jumelle n’a pas été distribuée, toutes les réponses sont fausses ; le seul indice est que personne ne pose de carte.',
    thenCall: 'Après le contact, juste ou faux, c’est encore à toi : appelle une autre carte.',

    accuse:
      'Tu as surpris un signe qui n’était pas pour toi ? Accuse, à n’importe quel moment, même si ce n’est pas ton tour : désigne une personne et un numéro.',
    noWinkNeeded:
      'Inutile d’avoir vu un clin d’œil, inutile même qu’il y en ait eu un : une intuition suffit.',
    suspended:
      'Le jeu s’interrompt le temps de trancher, puis reprend exactement où il en était, avec le même joueur.',
    cost: 'Une accusation coûte une {spyCard}, qu’elle soit juste ou fausse. Sans {spyCard}, on n’accuse plus.',
    caught:
      'C’est juste ? La personne accusée te donne sa carte, tu prends la jumelle sur la table et tu poses les deux devant toi, face visible : deux points à la fin.',
    stranded:
      'Le pion qui attendait là reste sur une place vide : son propriétaire n’aura personne à nommer au tour suivant.',
    spyGone: 'Ta {spyCard} est défaussée.',
    spyLaid: 'Ta {spyCard} reste devant toi : elle ne sert plus à accuser, mais peut départager à la fin.',
    missed:
      'C’est faux ? Ta {spyCard} quitte la partie, et rien d’autre n’est révélé : la carte reste appelée et son partenaire reste le même.',
    again: 'Une fausse accusation ne protège rien : on peut encore accuser à propos de la même carte.',
    ban: 'À quatre joueurs, une fausse accusation met la carte à l’abri : plus personne ne peut accuser à son propos. À cinq et plus, on le peut encore.',
    banLasts: 'L’abri vaut pour ce numéro jusqu’à la fin de la partie, même s’il est rappelé plus tard.',
    calledNow:
      'Le numéro doit être appelé à ce moment précis : une carte visible sur laquelle se tient un pion.',
    notTheCaller:
      'Qui a appelé la carte ne peut ni accuser à son propos, puisque le signe lui était destiné, ni en être accusé ; et personne ne s’accuse soi-même.',
    notTheHolder:
      'Si tu tiens toi-même la jumelle, tu ne peux accuser personne à propos de ce numéro ; le refus reste entre toi et le jeu.',
    inOrder:
      'Quand plusieurs accusent presque ensemble, chacun est jugé à son tour, dans l’ordre où ils se sont décidés. Une accusation devenue impossible entre-temps est refusée et ne coûte rien.',

    emptyHand:
      'La partie s’arrête net dès que quelqu’un n’a plus une seule {card} en main, de quelque façon que cela arrive.',
    boardGone:
      'Elle s’arrête aussi quand il ne reste plus de carte sur la table. Il n’y a pas de troisième façon, à moins que vous ne soyez tous d’accord pour en rester là.',
    boardDone: 'Elle s’arrête aussi quand il ne reste plus de carte jouable sur la table.',
    playable:
      'Une carte est jouable tant qu’elle est visible : si un pion l’occupe ou si tu en tiens la jumelle, ce n’est que partie remise.',
    endsBeforeCall: 'Si c’est un contact qui la termine, on n’appelle plus.',
    allShown:
      'Après la fin, tout se dévoile : les mains, les cartes que personne n’avait, qui était le partenaire de qui à chaque appel, et chaque signe avec ceux qui l’ont vu.',

    points: 'Compte un point par {card} gagnée et un point par {spyCard} encore en main.',
    pointsFaceUp:
      'Compte un point par {card} face visible devant toi et un point par {spyCard} encore en main. Les cartes face cachée ne valent rien.',
    most: 'Le plus grand total l’emporte ; à points égaux, on départage.',
    tieSpies: 'En cas d’égalité, l’avantage va à qui garde le moins de {spyCards} en main.',
    tieLaid:
      'En cas d’égalité, l’avantage va à qui a posé le plus de {spyCards} devant soi, puis à qui a le plus de {cards} face cachée devant soi.',
    shared: 'Si l’égalité demeure, la victoire est partagée.',

    realEyes: 'Ces jeux sont faits pour de vrais yeux. Avant la partie, votre table choisit les siens :',
    faces:
      'De vrais visages, dans la même pièce ou dans votre propre appel vidéo : le jeu distribue, garde les mains secrètes, tranche et compte. Les signes ne regardent que vous.',
    avatars: 'Des visages dessinés : c’est alors le jeu qui porte les regards et les signes.',
    living:
      'Des visages vivants, quand vous êtes loin les uns des autres : la caméra de chacun le montre à ceux qui le regardent.',
    oneFace:
      'Tu regardes une seule personne à la fois, ou la table. Tu ne vois que les yeux de ce visage-là, où il regarde et les signes qu’il fait, tant que tu le regardes ; rien n’en est envoyé à qui regarde ailleurs.',
    turning:
      'Tourner la tête prend du temps : pendant {turning} seconde, sauf si la table en décide autrement, tu ne vois rien de personne.',
    lasting:
      'Un signe va à la personne que tu regardes et dure {lasting} seconde, sauf autre réglage. Quiconque te regarde pendant ce temps le voit : ton partenaire, s’il te regarde, et tous les espions.',
    unseen: 'Personne n’apprend avant la fin si son signe a été vu, ni par qui.',
    peripheral:
      'Avec l’option « Vision périphérique », tout le monde voit qui regarde qui ; les signes, eux, ne se montrent toujours qu’à ceux qui regardent.',
    felt: 'Chacun sent, à tout moment, combien de paires d’yeux sont posées sur son propre visage ; les autres n’en savent rien. Des yeux qui se tournent encore ne comptent pas.',
    feltWhose: 'À qui ils sont, rien ne le dit : pour le savoir, il faut regarder.',
    blind: 'Une table qui coupe l’option « Regards sentis » avant la partie joue à l’aveugle.',
    livingPlay:
      'Avec des visages vivants, tu dis au jeu qui tu regardes, puisqu’aucune caméra ne le montre ; pour le reste, regards, regards sentis et durées sont ceux des visages dessinés.',
    livingOne:
      'Tu vois un seul visage vivant au plus : celui que tu regardes, une fois tourné vers lui et tant que tu le regardes. Avant la donne, pendant une pause et après la fin, personne n’en voit.',
    livingSecret:
      'Personne ne peut savoir qu’on le regarde, sinon par ce qu’il sent : ton image part de la même façon, qu’on la regarde ou non.',
    realWinks:
      'Tu fais un clin d’œil de ton propre œil, et personne ne le refuse. Ne le faire qu’à la personne qui a appelé ta carte, à temps, et avec le signe convenu : c’est une affaire d’honneur. Promettez-le-vous avant de commencer.',
    cameraTells:
      'Si tu laisses ta caméra guetter tes clins d’œil, ton appareil les confie au récit de la partie : qui tu regardais, et qui t’a vu. Personne ne l’apprend avant la fin, et personne n’en juge ; quand on revoit la partie, une petite caméra l’indique.',
    noCamera:
      'Sans caméra, tu joues avec un visage dessiné et tu fais signe avec le bouton ; un signe qui n’a pas lieu d’être est refusé, comme toujours.',
    noBots:
      'Les bots n’ont pas de visage : ils ne jouent pas à ces tables. Un remplaçant joue pour les absents, comme avec des visages dessinés.',
    livingWatchers:
      'Le public ne voit aucun visage vivant et n’entend aucune voix. Là où il peut regarder autour de lui, ou tout voir plus tard, il voit les regards et les clins d’œil faits avec le bouton.',
    voices:
      'À tous les jeux, vous pouvez convenir de vous parler : qui allume son micro est entendu de tous les joueurs de la table, et de personne d’autre.',
    closed:
      'Une table à visages vivants ou à voix peut être fermée à son serveur : chaque appareil scelle ce qu’il envoie avec une clé que seul le lien contient. Qui vient sans elle voit des silhouettes, n’entend personne, et n’est ni vu ni entendu.',
    pace: 'La table choisit son rythme : un délai entre deux appels, {least} secondes d’ordinaire, pour que le partenaire ait le temps de faire signe, et un temps par tour, {most} secondes d’ordinaire, ou sans limite.',
    passPaced: 'Avant comme après un tour passé, le délai est le même que pour un appel.',
    standIn: 'Quand le temps d’un tour est écoulé, un remplaçant le joue dans les règles.',
    standInNames:
      'Si tu es là, il ne nomme personne à ta place : il appelle, ou il passe. Pour un absent seulement, il lui arrive de deviner.',
    clock: 'Une seule horloge compte pour tout cela, celle du serveur.',
    fairDeal:
      'Personne ne peut truquer la donne : avant de distribuer, le jeu scelle un secret et chacun ses propres mots, et après la partie n’importe qui peut refaire le calcul.',
    watching:
      'Avant la partie, la table décide ce que voit le public, c’est-à-dire toute personne sans place : rien du tout, la table seule, un visage à la fois, ou tous les yeux avec un tour de retard.',
    watchersLook:
      'Un visage à la fois : le public le regarde comme un joueur, après le même court instant, mais personne ne sent ni ne voit ce regard. À réserver aux gens de confiance : qui regarde pourrait souffler.',
    watchersLate:
      'Tous les yeux, avec un tour de retard : regards et signes paraissent quand chacun a rejoué et que toute la table sait qui tenait les cartes appelées à ce moment-là. Les mains, et tout ce que la partie ne dit à personne, restent cachées jusqu’à la fin.',
    predictions:
      'Dans ces deux derniers cas, le public scelle une prédiction par appel : qui a la carte, ou qui se fera prendre. Elle ne change plus, et personne d’autre n’en sait rien.',
    envelopes:
      'L’enveloppe s’ouvre quand toute la table connaît la réponse, au plus tard à la fin ; on apprend alors qui, dans le public, a eu le meilleur œil.',
    confetti:
      'Les confettis se lancent après un verdict ou à la fin, et tombent tous ensemble, à un moment choisi par la table : ils ne trahissent rien.',
  },
  seats: {
    caption: 'Selon le nombre de joueurs',
    players: 'Joueurs',
    pairs: 'Paires en jeu',
    hand: 'Cartes en main',
    left: 'Cartes mises de côté',
    spies: '{spyCards}',
  },
};

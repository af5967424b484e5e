export const page = {
  titles: {
    goal: 'Le but du jeu',
    need: 'Ce qu’il faut',
    setup: 'La mise en place',
    turn: 'Piocher et échanger',
    eliminating: 'Éliminer',
    identifying: 'Identifier',
    end: 'La fin de la partie',
    score: 'Les points',
    two: 'À deux joueurs',
    here: 'Jouer ici',
  },
  statements: {
    idea: 'Te voilà espion, avec un passeport que personne ne doit deviner. Rassemble dans ta main les plats de ton pays, et trouve d’où viennent les autres.',
    dilemma: 'Seulement, chaque échange se fait sous leurs yeux : ce que tu prends te trahit un peu.',
    aim: 'Plus tu as de cartes de ton pays et plus tu devines juste, plus tu marques.',

    players: 'De {min} à {max} joueurs.',
    passports: '{nations} nationalités, et un passeport pour chacune.',
    cards: '{total} cartes Nationalité, {each} de chaque sorte.',
    guesses:
      '{guesses} cartes Identification : pour chacune des {nations} couleurs de joueur, une carte par nationalité.',
    dishes: 'On reconnaît chaque nationalité à son plat : {dishes}.',
    ownChoice:
      'L’Italie et la France sont d’origine, les quatre autres sont de notre choix. Toutes ont leur motif et leurs initiales : la couleur ne suffit jamais à les distinguer.',

    take: 'Prends les cartes Identification de ta couleur et un passeport au hasard. Il reste secret jusqu’à la fin de la partie.',
    unused: 'Les passeports qui restent retournent dans la boîte sans avoir été vus.',
    takenOut:
      'À quatre joueurs ou moins, choisissez une nationalité à retirer : son passeport, ses {each} cartes Nationalité et la carte Identification de chacun.',
    allIn: 'À cinq ou six, les {nations} nationalités sont en jeu.',
    drawnOut:
      'Le choix se fait dans les réglages de la table ; sinon, le sort s’en charge. Tout le monde sait quelle nationalité manque.',
    deal: 'Mélange les cartes Nationalité : {hand} pour chacun, qu’il est seul à voir, {market} face visible au milieu, c’est le marché, et le reste face cachée, c’est la pioche.',
    counts: 'Le nombre de cartes de la pioche et de chaque main n’est un secret pour personne.',
    starts:
      'La dernière personne à avoir vu un film d’espionnage commence, à moins que vous ne choisissiez quelqu’un ou le hasard. On joue dans le sens des aiguilles d’une montre.',

    draw: 'D’abord, pioche une carte Nationalité.',
    exchange:
      'Ensuite, échange : pose une carte de ta main au marché et prends-en une des {market} qui s’y trouvent. Tu ne peux pas t’en dispenser.',
    seen: 'Tout le monde voit ce que tu poses et ce que tu prends.',
    sameKind: 'Tu as le droit d’échanger une carte contre une autre de la même nationalité.',
    passOn:
      'Après quoi tu peux encore éliminer, puis identifier, comme on le verra ; enfin c’est au tour de ton voisin de gauche.',

    eliminate:
      'Après l’échange, si trois cartes au moins du marché sont d’une même nationalité, et que ce n’est pas la tienne, tu peux en éliminer trois. Elles vont face visible sur ta pile d’indices et y restent sous les yeux de tous.',
    neverOwn:
      'Tu ne peux jamais éliminer ta propre nationalité : ta pile d’indices dit donc à tout le monde ce que tu n’es pas.',
    extra: 'En récompense, tu prends une carte de plus dans la pioche.',
    fill: 'Ensuite seulement, on complète le marché à {market} cartes avec la pioche.',
    once: 'On n’élimine qu’une fois par tour.',
    waits: 'Si trois cartes pareilles arrivent en remplissant le marché, elles attendent le joueur suivant.',
    noTriples:
      'Avec l’option « Sans triplés », trois cartes pareilles qui arrivent ainsi sont remélangées à la pioche et remplacées par trois autres, autant de fois qu’il le faut.',
    cannotHelp: 'Si la pioche n’a pas de quoi l’éviter, le marché reste comme il est.',

    attempt:
      'Pour finir ton tour, tu peux tenter une identification, une seule : pose une de tes cartes Identification, face cachée, devant un adversaire.',
    secret: 'Tout le monde voit qui vise qui ; la nationalité reste secrète jusqu’à la fin.',
    forGood:
      'Une carte posée ne se change ni ne se reprend, et chaque adversaire ne peut être visé qu’une fois par la même personne.',
    usedUp:
      'Tu n’as qu’une carte de chaque nationalité : la même réponse ne servira pas pour deux adversaires.',
    bluff: 'Prêter à un autre ta propre nationalité est permis : cela ne rapporte rien, mais nul ne le sait.',

    ends: 'La partie s’arrête quand la pioche est épuisée, ou quand quelqu’un a visé tous ses adversaires.',
    bothEnds:
      'Si les deux arrivent dans le même tour, c’est d’avoir visé tout le monde qui compte, avec les {bonus} points que cela vaut.',
    lastCard:
      'Qui tire la dernière carte finit son tour avec ce qu’il y a : l’échange, l’élimination sans les cartes qui manquent, l’identification. Puis c’est la fin.',
    fewer: 'Une fois la pioche vide, il peut rester moins de {market} cartes au marché.',
    lastChance:
      'Tous les autres ont alors une dernière chance : en même temps et en secret, ils visent les adversaires qu’ils n’ont pas encore visés, ou en laissent de côté. Rien ne se voit avant que tous aient répondu.',
    everybodyToo: 'Si c’est la pioche qui a mis fin à la partie, tout le monde en profite.',
    shown: 'Enfin on retourne tout, les passeports comme les cartes Identification.',
    finishRound:
      'Avec la règle maison « Finir la manche », qui n’est pas d’origine, personne n’est pris de court : quand quelqu’un a visé tous ses adversaires, on joue encore jusqu’à ce que tous aient eu autant de tours.',
    finishTogether: 'Qui vise son dernier adversaire dans cette manche marque aussi les {bonus} points.',
    finishPile: 'Si la pioche s’épuise avant, la partie s’arrête là.',

    points:
      'Compte les cartes de ta propre nationalité que tu as en main. Chacune vaut un point, et un point de plus pour chaque adversaire que tu as percé à jour.',
    bonus:
      'Si tu as mis fin à la partie en visant tous tes adversaires, ajoute {bonus} points, que tu aies vu juste ou non.',
    most: 'Le plus grand total l’emporte.',
    shared: 'À égalité, la victoire est partagée.',

    twoPassports:
      'À deux, chacun reçoit deux passeports au hasard, et ses cartes Identification. Tes deux nationalités sont les tiennes en tout : tu ne peux éliminer ni l’une ni l’autre, et toutes deux comptent à la fin.',
    fifthPassport:
      'Une nationalité étant retirée, il y a cinq passeports : le cinquième retourne dans la boîte sans avoir été vu.',
    added: 'Pour les points, les cartes de tes deux pays s’additionnent.',
    bothGuessed:
      'Il faut trouver les deux nationalités de l’autre, avec deux cartes différentes ; chacune peut être juste pour son compte, dans n’importe quel ordre.',
    notYet: 'On n’identifie personne avant le cinquième tour de chacun.',
    ownTurns:
      'C’est ton propre cinquième tour qui compte : les quatre premiers s’en passent, peu importe qui a commencé. La dernière chance, elle, reste ouverte même plus tôt.',
    twoEnds:
      'La partie s’arrête quand la pioche est épuisée ou quand l’un des deux a posé deux cartes Identification, toujours une par tour au plus.',
    otherwise: 'Pour tout le reste, on joue comme à plusieurs.',
    oneOutToo: 'Une nationalité est donc retirée ici aussi, et tu as cinq cartes Identification.',

    noEyes: 'Ici, ni regards ni signes : tout se lit dans les cartes.',
    tableToo:
      'Pour le reste, la table est celle des autres jeux : bots, rythme, remplaçants, parties à revoir, et tout dévoilé à la fin.',
    voices:
      'Vous pouvez convenir de vous parler : qui allume son micro est entendu de tous les joueurs de la table, et de personne d’autre.',
    fairDeal:
      'La donne peut être vérifiée : avant de distribuer, le jeu scelle un secret et chacun ses propres mots, et après la partie n’importe qui peut refaire le calcul.',
  },
};

export const learn = {
  title: 'Apprendre à jouer',
  lead: 'Trois minutes à une vraie table, avec un coach qui te montre quoi faire. Tu peux t’arrêter et reprendre quand tu veux.',
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
  over: { play: 'Jouer', other: 'Une autre leçon' },
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
};

export const hints = {
  eyes: 'Touche un visage pour le regarder : tu vois alors où vont ses yeux, et lui seul.',
  turn: 'À toi : choisis une carte qui n’est pas dans ta main, et appelle-la. Son partenaire te fera un clin d’œil.',
  name: 'Tu peux dire qui t’a fait un clin d’œil : regarde ce visage, puis appuie sur le bouton clair.',
  mine: '{{name}} appelle ta carte : regarde ce visage, et fais un clin d’œil quand personne d’autre ne te regarde.',
  winked:
    '{{name}} te fait un clin d’œil : ta carte est dans sa main. Retiens ce visage, et nomme-le quand ce sera de nouveau ton tour.',
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
};

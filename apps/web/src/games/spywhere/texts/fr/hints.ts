export const hints = {
  draw: 'Chaque tour commence par la pioche.',
  exchange: 'Échange une carte de ta main contre une du marché : toute la table voit laquelle.',
  eliminate: 'Trois plats pareils, et pas de ton pays : tu peux les éliminer et piocher encore.',
  identify:
    'Tu peux identifier quelqu’un, une fois chacun. Rien ne presse : on ne saura qu’à la fin si c’est juste.',
  theirs: 'Regarde ce que les autres prennent et donnent : ton carnet garde ce que tu en penses.',
};

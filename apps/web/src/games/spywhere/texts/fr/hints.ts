export const hints = {
  draw: 'Chaque tour commence par la pioche.',
  exchange: 'Échange une carte de ta main contre une du marché. Toute la table voit laquelle !',
  eliminate: 'Trois plats pareils, et pas de chez toi : élimine-les et pioche encore une carte.',
  identify: 'Tu crois savoir d’où vient quelqu’un ? Une seule tentative par personne : rien ne presse.',
  theirs: 'Regarde ce que les autres prennent et laissent, et note ce que tu en penses dans ton carnet.',
};

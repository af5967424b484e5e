export const lobby = {
  first: 'La règle d’origine : « {{rule}} »',
  channel: 'Les regards',
  channels: { avatars: 'À l’écran', faces: 'En vrai', living: 'Par caméra' },
  channelHints: {
    avatars: 'Les visages à l’écran regardent et font signe pour vous, où que vous soyez.',
    faces:
      'Vous êtes dans la même pièce et vous vous regardez pour de bon. L’écran distribue, garde les mains et compte. Sans bots.',
    living:
      'Vous êtes loin les uns des autres, chacun devant sa caméra, et vous voyez en direct le seul visage que vous regardez. Le clin d’œil est le vôtre. Sans bots.',
  },
  signals: 'Le signe convenu',
  signalsSeveral: 'Les signes convenus',
  signalOne: 'Un seul signe par partie : le clin d’œil, ou un autre à sa place.',
  signalMany: 'Un ou plusieurs : au partenaire de choisir sur le moment.',
  lasting: 'Durée des signes',
  lastings: { short: 'Brefs', normal: 'Normaux', long: 'Longs' },
  lastingHint:
    'Un signe se voit pendant {{seconds}} s. Plus il dure, plus il est facile à saisir, et à surprendre.',
  peripheral: 'Vision périphérique',
  peripheralHint: 'Tout le monde voit où chacun regarde ; les clins d’œil restent secrets.',
  felt: 'Regards sentis',
  feltHint: 'On sent combien de regards sont posés sur soi, jamais lesquels. Sinon, on joue à l’aveugle.',
  blind: 'Non, à l’aveugle',
  oneSignal: 'Dans cette édition il n’y a qu’un signe : choisis lequel.',
};

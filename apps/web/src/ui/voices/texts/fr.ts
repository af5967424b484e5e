export const fr = {
  title: 'Les voix',
  button: {
    off: 'Les voix',
    hears: 'Les voix : tu écoutes, ton micro est éteint',
    push: 'Les voix : micro allumé, maintiens pour parler',
    open: 'Les voix : micro ouvert, on t’entend',
    muted: 'Les voix : micro coupé',
    speaking: 'Les voix : on t’entend',
  },
  ask: {
    who: 'Tous ceux qui sont assis à cette table s’entendent, s’ils le veulent. Le public et le grand écran n’entendent rien.',
    goes: 'Ta voix passe par le serveur de cette table, et ne va qu’aux autres joueurs.',
    sealed: 'Ta voix est chiffrée ici et n’est lue que chez les autres joueurs : le serveur ne l’entend pas.',
    kept: 'Rien n’est gardé, nulle part.',
    off: 'Tant que ton micro est allumé, un point rouge le dit sur ce bouton. Cacher la page éteint le micro ; tu continues d’entendre les autres.',
    browser: 'Pour le micro, ton navigateur va te demander la permission.',
  },
  listen: 'Écouter seulement',
  speak: 'Écouter et parler',
  microphoneOn: 'Allumer mon micro',
  microphoneOff: 'Éteindre mon micro',
  mode: {
    legend: 'Mon micro',
    push: 'Maintenir',
    open: 'Ouvert',
    pushHint: 'On t’entend tant que tu maintiens ce bouton ou la touche V.',
    openHint: 'On t’entend tout le temps. La touche V coupe le micro et le rouvre.',
  },
  muted: 'Couper le micro',
  reads: 'Dire les phrases',
  readsHint: 'La voix de ton navigateur dit les phrases de ceux qui ne parlent pas.',
  leave: 'Éteindre les voix',
  waits: 'Ton navigateur demande s’il peut ouvrir le micro…',
  denied: {
    title: 'Le micro est resté fermé',
    text: 'Le navigateur a refusé. Si c’était par mégarde : touche le cadenas ou le micro à côté de l’adresse, autorise le micro, puis réessaie. Tu entends les autres quand même.',
  },
  missing: {
    title: 'Pas de micro',
    text: 'Aucun micro ne répond, ou un autre programme l’utilise. Ferme-le, puis réessaie. Tu entends les autres quand même.',
  },
  again: 'Réessayer',
  onlyHears:
    'Ce navigateur ne sait pas envoyer de voix (Safari le sait à partir de la version 26). Tu entends les autres, et tes phrases peuvent leur être dites.',
  none: 'Ce navigateur ne sait ni envoyer ni jouer les voix (Safari le sait à partir de la version 26). Tout le reste marche sans elles.',
  insecure:
    'Les navigateurs n’ouvrent le micro et n’envoient de voix qu’aux pages sécurisées (https), et celle-ci ne l’est pas. Tout le reste marche sans elles.',
};

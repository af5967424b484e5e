import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const de: Texts<typeof fr> = {
  title: 'Stimmen',
  button: {
    off: 'Stimmen',
    hears: 'Stimmen: Du hörst zu, dein Mikrofon ist aus',
    push: 'Stimmen: Mikrofon an, zum Sprechen halten',
    open: 'Stimmen: Mikrofon offen, man hört dich',
    muted: 'Stimmen: Mikrofon stumm',
    speaking: 'Stimmen: Man hört dich',
  },
  ask: {
    who: 'Alle, die an diesem Tisch sitzen, hören einander, wenn sie wollen. Zuschauer und der große Bildschirm hören nichts.',
    goes: 'Deine Stimme geht über den Server dieses Tisches, und nur zu den anderen Spielern.',
    sealed:
      'Deine Stimme wird hier verschlüsselt, und nur die anderen Spieler können sie hören: der Server nicht.',
    kept: 'Nirgends wird etwas aufgehoben.',
    off: 'Solange dein Mikrofon an ist, sagt es ein roter Punkt auf diesem Knopf. Ist die Seite nicht zu sehen, ist das Mikrofon aus; die anderen hörst du weiter.',
    browser: 'Dein Browser wird dich um Erlaubnis für das Mikrofon bitten.',
  },
  listen: 'Nur zuhören',
  speak: 'Zuhören und sprechen',
  microphoneOn: 'Mein Mikrofon einschalten',
  microphoneOff: 'Mein Mikrofon ausschalten',
  mode: {
    legend: 'Mein Mikrofon',
    push: 'Halten',
    open: 'Offen',
    pushHint: 'Man hört dich, solange du diesen Knopf oder die Taste V hältst.',
    openHint: 'Man hört dich die ganze Zeit. Die Taste V schaltet stumm und wieder ein.',
  },
  muted: 'Stumm',
  reads: 'Sätze vorlesen',
  readsHint: 'Die Stimme deines Browsers liest die Sätze derer vor, die nicht sprechen.',
  leave: 'Stimmen ausschalten',
  waits: 'Dein Browser fragt, ob er das Mikrofon öffnen darf …',
  denied: {
    title: 'Das Mikrofon blieb zu',
    text: 'Der Browser hat abgelehnt. War es ein Versehen: Drück auf das Schloss oder das Mikrofon neben der Adresse, erlaube das Mikrofon und versuch es noch einmal. Die anderen hörst du trotzdem.',
  },
  missing: {
    title: 'Kein Mikrofon',
    text: 'Kein Mikrofon antwortet, oder ein anderes Programm benutzt es. Schließ es und versuch es noch einmal. Die anderen hörst du trotzdem.',
  },
  again: 'Noch einmal versuchen',
  onlyHears:
    'Dieser Browser kann keine Stimme senden (Safari kann es ab Version 26). Du hörst die anderen, und deine Sätze können ihnen vorgelesen werden.',
  none: 'Dieser Browser kann Stimmen weder senden noch abspielen (Safari kann es ab Version 26). Alles andere geht ohne sie.',
};

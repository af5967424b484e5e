import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

/** Words in quotation marks are those of Safari and Chrome. */
export const en: Texts<typeof fr> = {
  unsupported: {
    camera: 'This browser cannot open a camera. Everything else works without it.',
    microphone: 'This browser cannot open a microphone. Everything else works without it.',
  },
  insecure: {
    camera:
      'Browsers open cameras only for secure pages, whose address begins with https. This one begins with http. Everything else works here.',
    microphone:
      'Browsers open microphones only for secure pages, whose address begins with https. This one begins with http. Everything else works here.',
  },
  looking: 'Looking for the secure address…',
  over: {
    lead: 'This page has a secure address. Your seat, your name and your face come along.',
    warns:
      'Your phone will warn you, once: it only knows certificates from well-known authorities, and this server has made its own. It is the same server. Here is how to get through:',
    device: 'Your device',
    go: 'Go to the secure page',
  },
  none: {
    lead: 'This server has no secure address yet. Whoever started it has to restart it like this:',
    after: 'Games in progress go on. Then look again: you will find the way over here.',
    again: 'Look again',
  },
  devices: { iphone: 'iPhone, iPad', android: 'Android' },
  step: 'Step {{number}}',
  iphone: {
    title: 'This Connection Is Not Private',
    details: 'Show Details',
    back: 'Go Back',
    visit: 'visit this website',
    confirm: 'Visit Website',
    cancel: 'Cancel',
    steps: {
      details: 'Tap “Show Details”.',
      visit: 'At the end of the text, tap “visit this website”.',
      confirm: 'Confirm: “Visit Website”. That is all.',
    },
  },
  android: {
    title: 'Your connection is not private',
    advanced: 'Advanced',
    back: 'Back to safety',
    proceed: 'Proceed to {{host}} (unsafe)',
    steps: {
      advanced: 'Tap “Advanced”.',
      proceed: 'At the very end, tap “Proceed”. That is all.',
    },
  },
};

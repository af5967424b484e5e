import { textsIn } from '../../../shell/i18n/index.ts';

/** What only this game says before it begins. */
export const { load: loadLobbyWords, t: say } = textsIn('spywhere/lobby', {
  fr: async () => (await import('../texts/fr/lobby.ts')).lobby,
  en: async () => (await import('../texts/en/lobby.ts')).lobby,
  de: async () => (await import('../texts/de/lobby.ts')).lobby,
});

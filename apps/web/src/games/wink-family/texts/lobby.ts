import { textsIn } from '../../../shell/i18n/index.ts';

export const lobbyTexts = textsIn('wink-family/lobby', {
  fr: async () => (await import('./fr/lobby.ts')).lobby,
  en: async () => (await import('./en/lobby.ts')).lobby,
  de: async () => (await import('./de/lobby.ts')).lobby,
});

export const sayLobby = lobbyTexts.t;

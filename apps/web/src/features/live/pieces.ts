/** All that is fetched together at a table with faces or voices. */
export { AtLiveTable } from './at-live-table.tsx';
export { LiveInLobby } from './lobby/live-in-lobby.tsx';

export { CAMERA_OFF_AFTER } from './cameras.ts';
export type { LiveGuest } from './live-guest.ts';
export { type LivePlaces, LiveRelay, type LiveTable } from './live-relay.ts';
export { type LiveConnection, LiveServer, type LiveServerNeeds, type PacketDropped } from './live-server.ts';

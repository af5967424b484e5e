export { CAMERA_OFF_AFTER } from './cameras.ts';
export { type LivePlaces, LiveRelay, type LiveTable } from './live-relay.ts';
export { type LiveConnection, LiveServer, type PacketDropped } from './live-server.ts';

import { RTCPeerConnection, useVP8 } from 'werift';

const LOOPBACK = '127.0.0.1';

/** One end of a connection for one picture up and one down, which nobody beyond this machine is told of. */
export function newPeer(): RTCPeerConnection {
  return new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    iceUseTcp: false,
    iceInterfaceAddresses: { udp4: LOOPBACK },
    iceAdditionalHostAddresses: [LOOPBACK],
    iceFilterCandidatePair: ({ remoteCandidate }) => remoteCandidate.host === LOOPBACK,
    codecs: { audio: [], video: [useVP8({ rtcpFeedback: [{ type: 'nack', parameter: 'pli' }] })] },
  });
}

/** As much of a browser's description of one end as travels. */
export interface Description {
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
}

/** What is said beside the pictures, on a socket. */
export type Said = { readonly offer: Description } | { readonly look: number };

export async function describe(peer: RTCPeerConnection, kind: 'offer' | 'answer'): Promise<Description> {
  await peer.setLocalDescription(kind === 'offer' ? await peer.createOffer() : await peer.createAnswer());
  const { type, sdp } = peer.localDescription!;
  if (type !== kind) throw new Error(`An ${kind} was to be made, and it is a ${type}.`);
  return { type: kind, sdp };
}

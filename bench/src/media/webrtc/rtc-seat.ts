import { once } from 'node:events';
import { PICTURE } from '@oeillade/protocol/live';
import { MediaStreamTrack, type RtpPacket, Vp8Packetizer } from 'werift';
import { WebSocket } from 'ws';
import { shapeOf } from '../pictures.ts';
import type { Samples } from '../samples.ts';
import { LOOKS_EVERY, TURNING_OVER } from '../seat.ts';
import { type Description, describe, newPeer, type Said } from './peer.ts';
import { contentOf, isKeyStart, senderOf, sentAtOf, startsPicture } from './vp8.ts';

/** RTP counts the time of pictures in these. */
const TICKS_A_SECOND = 90_000;

/** Somebody with a camera at a table of the forwarding unit: a page without a page. */
export class RtcSeat {
  readonly #seat: number;
  readonly #samples: Samples;
  readonly #socket: WebSocket;
  readonly #peer = newPeer();
  // One way each: werift takes what is asked of a sender for its receiver's where one transceiver does both.
  readonly #up = this.#peer.addTransceiver(new MediaStreamTrack({ kind: 'video' }), {
    direction: 'sendonly',
  });
  readonly #packets = new Vp8Packetizer();
  readonly #timers: NodeJS.Timeout[] = [];
  #taken = Math.floor(Math.random() * PICTURE.keyEvery);
  /** Whom this seat looks at since when, and whether their face has come. */
  #look = { at: -1, since: 0, hasCome: true };
  /** The picture that comes in just now. */
  #coming: { readonly from: number; readonly sentAt: number; readonly isKey: boolean } | null = null;

  constructor(url: string, seat: number, samples: Samples) {
    this.#seat = seat;
    this.#samples = samples;
    this.#socket = new WebSocket(url);
  }

  async opens(): Promise<void> {
    this.#peer.addTransceiver('video', { direction: 'recvonly' });
    await once(this.#socket, 'open');
    this.#peer.onTrack.subscribe((track) => track.onReceiveRtp.subscribe((packet) => this.#receive(packet)));
    // Asked for a key picture, the camera takes one next.
    this.#up.sender.onPictureLossIndication.subscribe(() => {
      this.#taken = 0;
    });
    this.#says({ offer: await describe(this.#peer, 'offer') });
    const [answer] = (await once(this.#socket, 'message')) as [Buffer];
    const connected = this.#peer.connectionStateChange.watch((state) => state === 'connected', 20_000);
    await this.#peer.setRemoteDescription(JSON.parse(String(answer)) as Description);
    await connected;
  }

  /** Turns the camera on, and looks around. */
  plays(): void {
    const every = 1_000 / PICTURE.perSecond;
    setTimeout(() => this.#timers.push(setInterval(() => this.#shoot(), every)), Math.random() * every);
    setTimeout(
      () => this.#timers.push(setInterval(() => this.#turn(), LOOKS_EVERY)),
      Math.random() * LOOKS_EVERY,
    );
  }

  leaves(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#socket.terminate();
    void this.#peer.close();
  }

  #says(said: Said): void {
    this.#socket.send(JSON.stringify(said));
  }

  #shoot(): void {
    const now = performance.now();
    const { isKey, bytes } = shapeOf(this.#taken++);
    const content = contentOf(bytes, isKey, this.#seat, now);
    const time = Math.floor((now / 1_000) * TICKS_A_SECOND);
    for (const packet of this.#packets.packetize(content, time)) {
      this.#samples.bytesIn += packet.payload.length;
      void this.#up.sender.sendRtp(packet);
    }
  }

  #turn(): void {
    let at = this.#look.at;
    while (at === this.#look.at || at === this.#seat) at = Math.floor(Math.random() * 8);
    this.#look = { at, since: performance.now(), hasCome: false };
    this.#says({ look: at });
  }

  #receive(packet: RtpPacket): void {
    this.#samples.bytesOut += packet.payload.length;
    if (startsPicture(packet))
      this.#coming = { from: senderOf(packet), sentAt: sentAtOf(packet), isKey: isKeyStart(packet) };
    if (!packet.header.marker || !this.#coming) return;
    const { from, sentAt, isKey } = this.#coming;
    this.#coming = null;
    const now = performance.now();
    this.#samples.picturesOut++;
    const { at, since, hasCome } = this.#look;
    if (from !== at) {
      if (now - since > TURNING_OVER) this.#samples.strays++;
      return;
    }
    if (!hasCome && isKey) {
      this.#look.hasCome = true;
      this.#samples.looks.push(now - since);
    }
    if (sentAt > since + TURNING_OVER) this.#samples.relayed.push(now - sentAt);
  }
}

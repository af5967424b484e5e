import type { RTCRtpSender, RtpPacket } from 'werift';
import { type Description, describe, newPeer } from './peer.ts';
import { isKeyStart } from './vp8.ts';

/** One seat at the forwarding unit. */
export class UnitSeat {
  readonly #table: ReadonlyMap<number, UnitSeat>;
  readonly #peer = newPeer();
  #sender: RTCRtpSender | null = null;
  #sees: UnitSeat | null = null;
  /** Whether it has had the face since a key picture. */
  #isInStep = false;
  #ssrc = 0;

  constructor(table: ReadonlyMap<number, UnitSeat>) {
    this.#table = table;
  }

  async answer(offer: Description): Promise<Description> {
    this.#peer.onTrack.subscribe((track) => track.onReceiveRtp.subscribe((packet) => this.#shows(packet)));
    await this.#peer.setRemoteDescription(offer);
    const [, down] = this.#peer.getTransceivers();
    if (!down) throw new Error('There is no way down for a face.');
    down.setDirection('sendonly');
    this.#sender = down.sender;
    return describe(this.#peer, 'answer');
  }

  look(at: number): void {
    this.#sees = this.#table.get(at) ?? null;
    this.#isInStep = false;
    this.#sees?.asksForKey();
  }

  /** The picture loss indication: its sender learns that somebody has just begun to look. */
  asksForKey(): void {
    const [up] = this.#peer.getTransceivers();
    if (this.#ssrc !== 0) void up?.receiver.sendRtcpPLI(this.#ssrc);
  }

  #shows(packet: RtpPacket): void {
    this.#ssrc = packet.header.ssrc;
    const startsKey = isKeyStart(packet);
    for (const looker of this.#table.values()) if (looker.#sees === this) looker.#receives(packet, startsKey);
  }

  #receives(packet: RtpPacket, startsKey: boolean): void {
    if (!this.#isInStep) {
      if (!startsKey) return;
      this.#isInStep = true;
      this.#sender!.replaceRTP(packet.header);
    }
    void this.#sender!.sendRtp(packet);
  }
}

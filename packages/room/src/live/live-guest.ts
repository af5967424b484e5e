import type { PacketKind } from '@oeillade/protocol/live';

/** The device with which a seat shows its face and hears the others: a live socket. */
export interface LiveGuest {
  /** The fingerprint of the seat's secret. */
  readonly token: string;
  tell(text: string): void;
  /** Sends a packet from another seat, unless so much waits already that the packet would come too late. */
  pass(packet: Uint8Array, kind: PacketKind): void;
  /** What is passed on from now on goes out together, when it is let go. */
  hold(): void;
  letGo(): void;
  close(code: number, reason: string): void;
}

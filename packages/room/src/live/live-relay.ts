import type { Seat } from '@oeillade/kernel';
import { CLOSE } from '@oeillade/protocol';
import { type PacketKind, REPLACED } from '@oeillade/protocol/live';
import type { Table } from '@oeillade/table';
import type { Clock } from '../clock.ts';
import { Cameras } from './cameras.ts';
import type { LiveGuest } from './live-guest.ts';
import { Looker } from './looker.ts';

/** What the relay has to know of a table. */
export interface LiveTable {
  readonly hasEyes: boolean;
  /** Whether the table has agreed on living faces, and on voices. */
  readonly carriesPictures: boolean;
  readonly carriesVoices: boolean;
  readonly seating: Pick<Table['seating'], 'seatOf' | 'leftSeats'>;
  /** The face that a seat sees at this very moment. */
  faceSeenBy(seat: Seat, now: number): Seat | null;
}

/** How many tables may carry living faces at a time, for a whole program. */
export interface LivePlaces {
  /** False where there is none left. */
  take(): boolean;
  /** A table is told that there is none for it. */
  refused(): void;
  giveBack(): void;
}

/**
 * Passes living faces and voices on unread, and stores nothing of them. A face goes to those who see it, on the ticks at
 * which they see it; a voice goes to all other seats at once. What a seat receives, and when, never depends on who sees its
 * own face.
 */
export class LiveRelay {
  readonly #table: LiveTable;
  readonly #places: LivePlaces | null;
  readonly #lookers = new Map<string, Looker>();
  readonly #cameras: Cameras;
  #carries = { pictures: false, voices: false, isFull: false };
  #hasPlace = false;
  #isClosed = false;

  constructor(table: LiveTable, clock: Clock, places: LivePlaces | null = null) {
    this.#table = table;
    this.#places = places;
    this.#cameras = new Cameras(clock, (off) => this.#followCameras(off));
  }

  get size(): number {
    return this.#lookers.size;
  }

  /** A seat's live socket is open; one that it had before is closed. */
  enter(guest: LiveGuest): void {
    if (this.#isClosed) return guest.close(CLOSE.moved, 'moved');
    const seat = this.#table.seating.seatOf(guest.token);
    if (seat === null) return guest.close(CLOSE.left, 'left');
    const old = this.#lookers.get(guest.token);
    const looker = new Looker(guest, seat);
    this.#lookers.set(guest.token, looker);
    old?.guest.close(REPLACED, 'replaced');
    this.#breakOff(seat);
    this.follow();
  }

  leave(guest: LiveGuest): void {
    const looker = this.#lookers.get(guest.token);
    if (looker?.guest !== guest) return;
    this.#lookers.delete(guest.token);
    this.#breakOff(looker.seat);
    this.#findPlace();
  }

  /** A packet of a guest; false where the table carries none of these. */
  hear(guest: LiveGuest, kind: PacketKind, bytes: Uint8Array): boolean {
    const speaker = this.#lookers.get(guest.token);
    if (speaker?.guest !== guest || speaker.hasLeft) return false;
    return kind === 'voice' ? this.#say(speaker, bytes) : this.#show(speaker, kind === 'key', bytes);
  }

  /** A picture of this guest was lost: nothing can be seen before its next key picture. */
  lose(guest: LiveGuest): void {
    const looker = this.#lookers.get(guest.token);
    if (looker?.guest === guest) this.#breakOff(looker.seat);
  }

  /** Called on the tick: everybody is shown the face that they see now. */
  tick(now: number): void {
    if (!this.#carries.pictures) return;
    for (const looker of this.#lookers.values()) {
      const face = looker.hasLeft ? null : this.#table.faceSeenBy(looker.seat, now);
      const group = this.#at(face)?.group;
      if (face !== looker.sees) looker.see(face, group?.pictures ?? []);
      else if (group) looker.show(group.fresh);
    }
    for (const { group } of this.#lookers.values()) group.handedOut();
  }

  /** Something has happened at the table: people may have come, gone, or agreed on something else. */
  follow(): void {
    if (this.#lookers.size === 0) return;
    const isWanted = this.#findPlace();
    const isFull = isWanted && !this.#hasPlace;
    if (isFull && !this.#carries.isFull) this.#places?.refused();
    this.#carries = {
      pictures: isWanted && this.#hasPlace,
      voices: this.#table.carriesVoices,
      isFull,
    };
    const left = this.#table.seating.leftSeats;
    for (const looker of this.#lookers.values()) {
      const seat = this.#table.seating.seatOf(looker.guest.token);
      if (seat === null) this.#sendAway(looker);
      else this.#settle(looker, seat, left.includes(seat));
    }
    if (!this.#carries.pictures) this.#cameras.turnAllOff();
    if (!this.#carries.pictures || !this.#table.hasEyes) this.#darken();
    this.#tellCameras();
  }

  close(code: number, reason: string): void {
    this.#isClosed = true;
    for (const { guest } of this.#lookers.values()) guest.close(code, reason);
    this.#lookers.clear();
    this.#cameras.turnAllOff();
    this.#findPlace();
  }

  /** Takes a place among the tables with living faces, or gives it back; whether one is wanted. */
  #findPlace(): boolean {
    const isWanted = this.#lookers.size > 0 && this.#table.carriesPictures;
    if (isWanted && !this.#hasPlace) this.#hasPlace = this.#places?.take() ?? true;
    else if (!isWanted && this.#hasPlace) {
      this.#hasPlace = false;
      this.#places?.giveBack();
    }
    return isWanted;
  }

  #settle(looker: Looker, seat: Seat, hasLeft: boolean): void {
    if (looker.seat !== seat || (hasLeft && !looker.hasLeft)) {
      looker.group.clear();
      looker.see(null, []);
    }
    looker.seat = seat;
    looker.hasLeft = hasLeft;
    if (hasLeft) this.#cameras.turnOff(looker.guest.token);
    const { pictures, voices, isFull } = this.#carries;
    looker.welcome({ m: 'live', seat, pictures, voices, ...(isFull ? { full: true } : {}) });
  }

  #sendAway({ guest }: Looker): void {
    this.#lookers.delete(guest.token);
    this.#cameras.turnOff(guest.token);
    guest.close(CLOSE.left, 'left');
  }

  /** Forgets the pictures of all faces, for nobody sees any. */
  #darken(): void {
    for (const looker of this.#lookers.values()) {
      looker.group.clear();
      if (looker.sees !== null) looker.see(null, []);
    }
  }

  /** What this seat sends from now on does not continue what it sent before. */
  #breakOff(seat: Seat): void {
    for (const looker of this.#lookers.values()) {
      if (looker.seat === seat) looker.group.clear();
      if (looker.sees === seat) looker.fallOutOfStep();
    }
  }

  #say(speaker: Looker, bytes: Uint8Array): boolean {
    if (!this.#carries.voices) return false;
    const packet = from(speaker.seat, bytes);
    for (const looker of this.#lookers.values())
      if (looker !== speaker && !looker.hasLeft) looker.guest.pass(packet, 'voice');
    return true;
  }

  #show(speaker: Looker, isKey: boolean, bytes: Uint8Array): boolean {
    if (!this.#carries.pictures) return false;
    this.#cameras.shows(speaker.guest.token);
    if (!this.#table.hasEyes) return true;
    // Pictures are handed out on the tick: sent on at once, they would delay the sender's own pongs while somebody looks at them.
    speaker.group.add({ packet: from(speaker.seat, bytes), isKey });
    return true;
  }

  #at(seat: Seat | null): Looker | null {
    if (seat !== null) for (const looker of this.#lookers.values()) if (looker.seat === seat) return looker;
    return null;
  }

  /** Nobody is shown a frozen picture of somebody whose camera is off. */
  #followCameras(off: readonly string[]): void {
    for (const token of off) {
      const seat = this.#table.seating.seatOf(token);
      if (seat !== null) this.#breakOff(seat);
    }
    this.#tellCameras();
  }

  /** Tells all seats the same. */
  #tellCameras(): void {
    const seats = this.#cameras.on.map((token) => this.#table.seating.seatOf(token));
    const on = seats.filter((seat) => seat !== null).sort((one, other) => one - other);
    for (const looker of this.#lookers.values()) looker.tellCameras({ m: 'cameras', on });
  }
}

/** The packet with its sender's seat in front, as others receive it. */
function from(seat: Seat, bytes: Uint8Array): Uint8Array {
  const packet = new Uint8Array(1 + bytes.length);
  packet[0] = seat;
  packet.set(bytes, 1);
  return packet;
}

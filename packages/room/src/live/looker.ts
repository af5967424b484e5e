import type { Seat } from '@oeillade/kernel';
import type { CamerasOn, LiveWelcome } from '@oeillade/protocol/live';
import type { LiveGuest } from './live-guest.ts';
import { type Picture, PictureGroup } from './picture-group.ts';

/** One seat with a live guest: what its camera has shown lately, and which face it is shown. */
export class Looker {
  readonly guest: LiveGuest;
  readonly group = new PictureGroup();
  seat: Seat;
  /** They have said that they leave: they are sent nothing, and nothing of theirs is passed on. */
  hasLeft = false;
  #sees: Seat | null = null;
  /** Whether they have been sent every picture of the face since its last key picture. */
  #isInStep = false;
  #welcome = '';
  #camerasTold = '';

  constructor(guest: LiveGuest, seat: Seat) {
    this.guest = guest;
    this.seat = seat;
  }

  get sees(): Seat | null {
    return this.#sees;
  }

  /** Sends a welcome that differs from the last one. */
  welcome(welcome: LiveWelcome): void {
    const text = JSON.stringify(welcome);
    if (text !== this.#welcome) this.guest.tell(text);
    this.#welcome = text;
  }

  /** Tells which cameras are on, where that has changed. */
  tellCameras(cameras: CamerasOn): void {
    const text = JSON.stringify(cameras);
    if (text !== this.#camerasTold) this.guest.tell(text);
    this.#camerasTold = text;
  }

  /** Their eyes have turned, and rest on a face or on none; they are shown at once what that face has shown since its last key picture. */
  see(face: Seat | null, pictures: readonly Picture[]): void {
    this.#sees = face;
    this.#isInStep = false;
    this.show(pictures);
  }

  /** The face that they see has new pictures. */
  show(pictures: readonly Picture[]): void {
    if (pictures.length === 0) return;
    this.guest.hold();
    for (const picture of pictures) {
      if (picture.isKey) this.#isInStep = true;
      if (this.#isInStep) this.#pass(picture);
    }
    this.guest.letGo();
  }

  /** Some picture of the face is missing: nothing can be seen before its next key picture. */
  fallOutOfStep(): void {
    this.#isInStep = false;
  }

  #pass({ packet, isKey }: Picture): void {
    this.guest.pass(packet, isKey ? 'key' : 'delta');
  }
}

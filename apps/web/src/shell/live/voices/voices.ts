import type { Packet } from '@oeillade/protocol/live';
import { onDevice } from '../../storage.ts';
import type { Store } from '../../store.ts';
import { levelOf } from './framing.ts';
import { microphone } from './microphone.ts';
import { Sound } from './sound.ts';
import { type VoiceSupport, voiceSupport } from './support.ts';
import { isSpeaking, type Speech } from './talk.ts';
import { VoiceDecoder } from './voice-decoder.ts';
import { VoiceEncoder } from './voice-encoder.ts';

/** As much of the live socket as voices need. */
export interface VoiceLine {
  send(packet: Packet): boolean;
  listen(hear: (from: number, packet: Packet) => void): () => void;
}

export interface VoicesModel extends Speech {
  /** Null until it is known what this browser can do. */
  readonly support: VoiceSupport | null;
  /** Whether the others are heard. */
  readonly isOn: boolean;
  /** The browser's voice says the phrases of the others. */
  readonly reads: boolean;
}

/** What is kept from one table to the next. */
type Kept = Pick<VoicesModel, 'mode' | 'reads'>;
const KEY = 'oeillade/voices';

const OFF: VoicesModel = {
  support: null,
  isOn: false,
  reads: false,
  microphone: 'off',
  mode: 'push',
  isMuted: false,
  isPressed: false,
};

/**
 * The voices of a table, as one page hears them and speaks. Off until somebody presses; then the others are heard, also while
 * the page is out of sight, and the microphone is a second wish.
 */
export class Voices implements Store<VoicesModel> {
  #model: VoicesModel = { ...OFF, ...onDevice.readValue<Kept>(KEY) };
  readonly #listeners = new Set<() => void>();
  readonly #levels = new Set<(level: number) => void>();
  readonly #microphone = microphone();
  readonly #encoder = new VoiceEncoder((packet) => this.#line?.send(packet));
  readonly #decoders = new Map<number, VoiceDecoder>();
  readonly #sound = new Sound({ spoke: (piece, samples) => this.#spoke(piece, samples) });
  #line: VoiceLine | null = null;
  #stopListening: () => void = () => {};

  constructor() {
    this.#microphone.subscribe(() => this.#microphoneChanged());
  }

  get model(): VoicesModel {
    return this.#model;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How loud this microphone is, fifty times a second while it is heard by others; told to nobody else. */
  onLevel(listener: (level: number) => void): () => void {
    this.#levels.add(listener);
    return () => this.#levels.delete(listener);
  }

  /** The table that is here: gives what leaves it again. */
  join(line: VoiceLine): () => void {
    this.#line = line;
    void voiceSupport().then((support) => this.#set({ support }));
    return () => {
      if (this.#line !== line) return;
      this.turnOff();
      this.#line = null;
    };
  }

  /** To be called by a press: browsers play nothing before one. */
  turnOn(): void {
    if (this.#model.isOn || !this.#line) return;
    this.#sound.open();
    this.#stopListening = this.#line.listen((from, packet) => {
      if (packet.kind === 'voice') this.#hear(from, packet);
    });
    this.#set({ isOn: true });
  }

  turnOff(): void {
    this.turnMicrophoneOff();
    this.#stopListening();
    for (const decoder of this.#decoders.values()) decoder.close();
    this.#decoders.clear();
    this.#sound.close();
    this.#set({ isOn: false });
  }

  turnMicrophoneOn(): void {
    this.turnOn();
    this.#set({ isMuted: false, isPressed: false });
    if (this.#microphone.model.isWanted) this.#microphone.tryAgain();
    else this.#microphone.want();
  }

  turnMicrophoneOff(): void {
    this.#microphone.turnOff();
  }

  speak(mode: Speech['mode']): void {
    this.#set({ mode, isPressed: false, isMuted: false });
    this.#keep();
  }

  mute(isMuted: boolean): void {
    this.#set({ isMuted });
  }

  readAloud(reads: boolean): void {
    this.#set({ reads });
    this.#keep();
  }

  press(isPressed: boolean): void {
    if (isPressed !== this.#model.isPressed) this.#set({ isPressed });
  }

  #spoke(piece: number, samples: Float32Array<ArrayBuffer>): void {
    const isHeard = isSpeaking(this.#model);
    const level = isHeard ? levelOf(samples) : 0;
    if (isHeard) this.#encoder.encode(piece, samples);
    for (const listener of this.#levels) listener(level);
  }

  #hear(from: number, packet: Packet): void {
    const known = this.#decoders.get(from);
    const decoder = known ?? new VoiceDecoder((at, samples) => this.#sound.play({ from, at, samples }));
    if (!known) this.#decoders.set(from, decoder);
    decoder.decode(packet);
  }

  #microphoneChanged(): void {
    const { state, stream } = this.#microphone.model;
    this.#sound.hearMicrophone(stream);
    if (state !== 'on') this.#encoder.close();
    this.#set({ microphone: state });
  }

  #keep(): void {
    const { mode, reads } = this.#model;
    onDevice.writeValue(KEY, { mode, reads } satisfies Kept);
  }

  #set(changed: Partial<VoicesModel>): void {
    this.#model = { ...this.#model, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

/** One for the page: sound, microphone and what was pressed outlive the way from the lobby to the table. */
export const voices = new Voices();

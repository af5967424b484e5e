import type { TableModel } from '../../../shell/session/model.ts';
import { ScenePlayer, type WakeAfter } from '../../../ui/stage/scene-player.ts';
import { type Theatre, tempoOf } from '../../../ui/stage/theatre.ts';
import { Director } from './director.ts';
import type { WinkScene } from './scenes.ts';

/** The stage of one table of the wink family. */
export class WinkStageStore {
  readonly player: ScenePlayer<WinkScene>;
  readonly #director = new Director();
  #signal: TableModel['signal'] = null;

  constructor(wakeAfter?: WakeAfter) {
    this.player = new ScenePlayer(wakeAfter);
  }

  /** What the table has told by now, and whether this seat is making a signal; gives what is news of it. */
  hear(told: TableModel, isGiving: boolean, theatre: Theatre, now: number): readonly WinkScene[] {
    // A wink is never lost behind an effect: whoever sees one sees it.
    if (told.signal && told.signal !== this.#signal) this.player.end();
    this.#signal = told.signal;
    const before = this.#director.accusations;
    const scenes = this.#director.hear(told, isGiving, now);
    if (theatre !== 'plain') for (const scene of scenes) this.player.play(scene, tempoOf(theatre, before));
    return scenes;
  }
}

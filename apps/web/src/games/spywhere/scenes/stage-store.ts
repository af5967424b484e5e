import type { TableModel } from '../../../shell/session/model.ts';
import { ScenePlayer, type WakeAfter } from '../../../ui/stage/scene-player.ts';
import { type Theatre, tempoOf } from '../../../ui/stage/theatre.ts';
import { Director } from './director.ts';
import type { TableScene } from './scenes.ts';

/** The stage of one table of Spywhere. */
export class TableStageStore {
  readonly player: ScenePlayer<TableScene>;
  readonly #director = new Director();

  constructor(wakeAfter?: WakeAfter) {
    this.player = new ScenePlayer(wakeAfter);
  }

  /** What the table has told by now. */
  hear(told: TableModel, theatre: Theatre, now: number): void {
    const scenes = this.#director.hear(told, now);
    if (theatre !== 'plain') for (const scene of scenes) this.player.play(scene, tempoOf(theatre, 0));
  }
}

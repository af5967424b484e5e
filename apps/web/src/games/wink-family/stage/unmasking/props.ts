import type { WinkAward } from '@oeillade/story/wink-family';
import type { Finish } from '../../../../ui/end/finish.ts';
import type { Playing } from '../../../../ui/stage/scene-player.ts';
import type { Person } from '../../../../ui/table/people.ts';
import type { UnmaskingScene } from './unmasking.ts';

export interface UnmaskingProps {
  readonly playing: Playing<UnmaskingScene>;
  readonly finish: Finish;
  readonly people: readonly Person[];
  readonly awards: readonly WinkAward[];
}

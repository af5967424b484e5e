import type * as spywhereRules from '@oeillade/games/spywhere';
import type { Line } from '@oeillade/kernel';
import { type Counted, rate } from '../counted.ts';

export function count(events: readonly Line<spywhereRules.SpywhereEvent>[]): Counted {
  const passports = events.find((event) => event.e === 'dealt')?.passports ?? [];
  const isRight = ({ at, nation }: spywhereRules.Attempt): boolean =>
    passports[at]?.includes(nation) ?? false;
  const turns = events.filter(({ e }) => e === 'exchanged').length;
  const eliminations = events.filter(({ e }) => e === 'eliminated').length;
  const early = events.filter((event) => event.e === 'attempted').map(isRight);
  const last = events.flatMap((event) => (event.e === 'attempted-last' ? event.attempts : [])).map(isRight);
  const agreed = events.some((event) => event.e === 'ended' && event.why === 'agreed');
  return {
    turns,
    end: agreed ? 'agreed' : (events.find((event) => event.e === 'closed')?.why ?? 'unknown'),
    rates: [
      { what: 'turns', quality: 'with an elimination', times: turns, hits: eliminations },
      rate('attempts', 'right', early),
      rate('last attempts', 'right', last),
    ],
  };
}

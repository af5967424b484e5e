import { OpenTable, TakeSeat } from '@oeillade/protocol';
import { refuse } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { App } from './asked.ts';
import { atTable } from './at-table.ts';
import { readWish } from './read-wish.ts';
import { SeatAnswers } from './seat-answers.ts';
import { takeSeat } from './take-seat.ts';

/** To open a table, to see what it is, to sit down at it. */
export function tableRoutes(app: App, needs: AppNeeds): void {
  const { rooms, rateLimits } = needs;
  const seats = new SeatAnswers(needs);

  app.post('/api/tables', async (context) => {
    if (!rooms.isServing) return refuse(context, 503, 'not-ready');
    const wanted = await readWish(context, OpenTable);
    if (wanted instanceof Response) return wanted;
    const address = needs.addressOf(context.env.incoming);
    return seats.answer(context, '', wanted, async (token) => {
      if (!rateLimits.mayOpen(address)) return { status: 429, refused: 'too-many-tables' };
      const room = await rooms.open(wanted);
      if (typeof room === 'string') return { status: 400, refused: room };
      rateLimits.guesses.attempt(address, room.code)?.found();
      return takeSeat(room, wanted, token);
    });
  });

  app.get('/api/tables/:code', (context) =>
    atTable(needs, context, async (room) => {
      // Nothing is told before it is stored. But the answer does not wait until secrets of players are stored,
      // or its time would tell of them.
      await room.settledInPublic();
      if (room.isGone) return refuse(context, 503, 'table-elsewhere');
      const { phase, game, seats, round, rules } = room.table.lobby();
      return context.json({
        code: room.code,
        phase,
        game,
        round,
        watching: rules.watching,
        players: seats.map(({ name, kind }) => ({ name, kind })),
      });
    }),
  );

  app.post('/api/tables/:code/seats', (context) =>
    atTable(needs, context, async (room) => {
      const wish = await readWish(context, TakeSeat);
      if (wish instanceof Response) return wish;
      return seats.answer(context, room.code, wish, (token) => takeSeat(room, wish, token));
    }),
  );
}

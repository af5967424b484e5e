import { Hono } from 'hono';
import { isOwnMachine } from '../operate/address.ts';
import { refuse } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { App } from './asked.ts';
import { guard } from './guard.ts';
import { operatorRoutes } from './operator-routes.ts';
import { servePages } from './pages.ts';
import { recordRoutes } from './record-routes.ts';
import { tableRoutes } from './table-routes.ts';

/** The HTTP API and the pages: everything but sockets. */
export function createApp(needs: AppNeeds): App {
  const app: App = new Hono();
  guard(app, needs);
  app.onError((error, context) => {
    // The client has gone in the middle of its request: that is no error of the server.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return refuse(context, 400, 'malformed');
    const { message, stack } = error;
    needs.log.error({ path: context.req.routePath, error: message, stack }, 'a request failed');
    return refuse(context, 500, 'internal');
  });
  app.notFound((context) => refuse(context, 404, 'not-found'));
  operatorRoutes(app, needs);
  generalRoutes(app, needs);
  tableRoutes(app, needs);
  recordRoutes(app, needs);
  const pages = servePages(needs.webFolder);
  if (pages) app.get('*', pages);
  return app;
}

/** What a page wants to know before it has a table: which games there are, and where phones reach the server. */
function generalRoutes(app: App, { library, addressOf, reachedAt, secureAt }: AppNeeds): void {
  app.get('/api/games', (context) =>
    context.json(library.labels.map(({ id, title, players }) => ({ id, title, players }))),
  );
  // A page on this very machine has a name that leads phones to themselves. Nobody else has to know our network.
  app.get('/api/address', (context) =>
    context.json({
      url: isOwnMachine(addressOf(context.env.incoming)) ? reachedAt() : null,
      secure: secureAt(context.env.incoming),
    }),
  );
}

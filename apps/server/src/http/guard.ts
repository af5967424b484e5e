import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Stranger } from '../operate/refusals.ts';
import { refuse } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { App, Asked } from './asked.ts';
import { securityHeaders } from './headers.ts';
import { limit } from './limit.ts';
import { isForOperators } from './operator-routes.ts';
import { isOurs } from './origin.ts';

const LARGEST_BODY = 16 * 1024;
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Who may ask at all, how often, and with what: all that comes before a request is looked at. */
export function guard(app: App, needs: AppNeeds): void {
  const { rateLimits, refusals, hosts, origins, addressOf } = needs;
  const turnAway = (context: Asked, status: 403 | 421, refused: Stranger): Response => {
    refusals.turnAway(refused, addressOf(context.env.incoming));
    return refuse(context, status, refused);
  };
  app.use(securityHeaders(origins));
  app.use(async (context, next) => {
    const { incoming, outgoing } = context.env;
    if (!isForOperators(context.req.path, needs) && !hosts.knows(incoming))
      return turnAway(context, 421, 'unknown-host');
    const address = addressOf(incoming);
    if (!rateLimits.unanswered.enter(address)) return limit(needs, context, 'unanswered', 'too-fast');
    outgoing.once('close', () => rateLimits.unanswered.leave(address));
    return next();
  });
  app.use('/api/*', async (context, next) => {
    const { incoming } = context.env;
    if (!isOurs(incoming, origins)) return turnAway(context, 403, 'foreign-page');
    if (!rateLimits.mayAsk(addressOf(incoming))) return limit(needs, context, 'requests', 'too-fast');
    return next();
  });
  // A page may be sent to the server that has its table, which has another name.
  if (origins.length > 0)
    app.use('/api/*', cors({ origin: [...origins], allowHeaders: ['Authorization', 'Content-Type'] }));
  app.use(smallBodies(needs));
  app.use('/api/*', (context, next) =>
    context.req.method !== 'POST' || isJson(context.req.header('Content-Type'))
      ? next()
      : Promise.resolve(refuse(context, 415, 'json-only')),
  );
}

function smallBodies({ refusals, addressOf }: AppNeeds): MiddlewareHandler {
  const bodies = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (context) => {
      refusals.count('bodies', addressOf((context as Asked).env.incoming));
      return refuse(context, 413, 'too-large');
    },
  });
  // A GET has no body that anybody reads, and looking for one takes a third of the time of the answer.
  return (context, next) => (BODILESS.has(context.req.method) ? next() : bodies(context, next));
}

const isJson = (type = ''): boolean => /^application\/json\s*(?:;|$)/i.test(type);

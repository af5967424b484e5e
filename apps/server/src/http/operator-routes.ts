import { isSame } from '../connection/secrets.ts';
import { isOwnMachine } from '../operate/address.ts';
import { refuse, retryAfter } from '../refuse.ts';
import type { AppNeeds } from './app-needs.ts';
import type { App, Asked } from './asked.ts';
import { limit } from './limit.ts';

/** What whoever runs the server asks for, and what watches it for them. */
export function operatorRoutes(app: App, needs: AppNeeds): void {
  const { metrics, rateLimits, addressOf } = needs;
  app.get('/healthz', (context) => context.text('ok\n'));
  app.get('/readyz', (context) => {
    const why = needs.whyNotReady();
    if (why === null) return context.text('ready\n');
    return context.text(`not ready: ${why}\n`, 503, { 'Retry-After': retryAfter('not-ready') });
  });
  app.get('/metrics', async (context) => {
    if (!rateLimits.mayAsk(addressOf(context.env.incoming)))
      return limit(needs, context, 'requests', 'too-fast');
    if (!isOperator(context, needs)) return refuse(context, 403, 'operator-only');
    const { contentType } = metrics.registry;
    return context.body(await metrics.registry.metrics(), 200, { 'Content-Type': contentType });
  });
}

/** Asked for under any host name: monitoring calls the server as it likes, and metrics may need the operator's token instead. */
export const isForOperators = (path: string, { metricsToken }: AppNeeds): boolean =>
  path === '/healthz' || path === '/readyz' || (path === '/metrics' && metricsToken !== null);

function isOperator(context: Asked, { metricsToken, addressOf }: AppNeeds): boolean {
  const { req, env } = context;
  if (metricsToken) return isSame(req.header('Authorization') ?? '', `Bearer ${metricsToken}`);
  // What was passed on came from somewhere else, whoever passed it on.
  return isOwnMachine(addressOf(env.incoming)) && req.header('X-Forwarded-For') === undefined;
}

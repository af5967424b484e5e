import type { IncomingMessage } from 'node:http';
import type { Library } from '@oeillade/catalogue';
import type { Journal } from '../journal/port.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { RateLimits } from '../operate/rate-limits.ts';
import type { Refusals } from '../operate/refusals.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Hosts } from './hosts.ts';
import type { Records } from './records.ts';

/** What the HTTP API needs of its server. */
export interface AppNeeds {
  readonly library: Library;
  readonly rooms: Rooms;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly rateLimits: RateLimits;
  readonly refusals: Refusals;
  readonly hosts: Hosts;
  readonly records: Records;
  readonly log: Logger;
  /** Other sites whose pages may connect. */
  readonly origins: readonly string[];
  /** The address that a request comes from. */
  addressOf(request: IncomingMessage): string;
  /** Why the server is not ready, in a sentence that anybody may read; null where it is. */
  whyNotReady(): string | null;
  /** Where phones in the same network reach this server; null where they do not. */
  reachedAt(): string | null;
  /** Where the page of a request is served over HTTPS as well; null where it is not. */
  secureAt(request: IncomingMessage): string | null;
  /** The token without which nobody may read the metrics; null where only this machine may. */
  readonly metricsToken: string | null;
  /** The folder of the built web app. */
  readonly webFolder: string;
}

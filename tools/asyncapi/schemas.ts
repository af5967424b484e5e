import * as spywhereRules from '@oeillade/games/spywhere';
import * as winkFamily from '@oeillade/games/wink-family';
import {
  Asked,
  Hello,
  OpenTable,
  Pong,
  SpywhereSeen,
  SpywhereView,
  serverFrames,
  TakeSeat,
  WinkSeen,
  WinkView,
} from '@oeillade/protocol';
import { TableRules } from '@oeillade/table';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** What is named, and referred to by its name. */
const named = {
  WinkCommand: winkFamily.WinkCommand,
  WinkView,
  WinkEvent: WinkSeen,
  WinkOptions: winkFamily.WinkOptions,
  SpywhereCommand: spywhereRules.SpywhereCommand,
  SpywhereView,
  SpywhereEvent: SpywhereSeen,
  SpywhereOptions: spywhereRules.SpywhereOptions,
  TableRules,
  OpenTable,
  TakeSeat,
} satisfies Record<string, GenericSchema>;

type Name = keyof typeof named;

const refer = (name: Name) => ({ $ref: `#/components/schemas/${name}` });

export function namedSchemas(): Record<string, object> {
  const schemas = Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, toJson(schema)]));
  const opening = schemas['OpenTable']!;
  return { ...schemas, OpenTable: withKeys(opening, { options: gameOptions, rules: refer('TableRules') }) };
}

const gameOptions = { anyOf: [refer('WinkOptions'), refer('SpywhereOptions')] };

/** The frames of a client, by their `ask`. */
export function clientPayloads(): Map<string, object> {
  const frames = [Hello, Pong, ...Asked.options].map((frame) => [frame.entries.ask.literal, toJson(frame)]);
  const payloads = new Map(frames as [string, object][]);
  const command = { anyOf: [refer('WinkCommand'), refer('SpywhereCommand')] };
  payloads.set('play', withKeys(payloads.get('play')!, { command }));
  payloads.set(
    'arrange',
    withKeys(payloads.get('arrange')!, { options: gameOptions, rules: refer('TableRules') }),
  );
  return payloads;
}

/** The frames of a server, by their `m`. */
export const serverPayloads = (): Map<string, object> =>
  new Map(Object.entries(serverFrames).map(([kind, frame]) => [kind, toJson(frame)]));

/** What the frames refer to by name. */
const referredTo = { WinkView, WinkEvent: WinkSeen, SpywhereView, SpywhereEvent: SpywhereSeen };

function toJson(schema: GenericSchema): object {
  const others = Object.entries(referredTo).filter(([, other]) => other !== schema);
  const { $schema, $defs, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    // Checks that JSON Schema has no word for, such as "no signal twice", are left to the server.
    errorMode: 'ignore',
    definitions: Object.fromEntries(others),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return json;
}

function withKeys(schema: object, keys: Record<string, object>): object {
  const { properties } = schema as { properties: Record<string, object> };
  return { ...schema, properties: { ...properties, ...keys } };
}

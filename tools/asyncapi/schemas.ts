import { gameOf, library } from '@oeillade/catalogue/testkit';
import { Asked, Hello, OpenTable, Pong, serverFramesOf, TakeSeat } from '@oeillade/protocol';
import { TableRules } from '@oeillade/table';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** All games of a folder have the same shapes. */
const folders = new Map(library.labels.map(({ folder, id }) => [folder, gameOf(id)]));

/** `wink-family` is written WinkFamily in the names of schemas. */
const nameOf = (folder: string): string =>
  folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What of each game is named, and referred to by its name. */
const ofGames = (part: string, schemaOf: (game: ReturnType<typeof gameOf>) => GenericSchema) =>
  Object.fromEntries([...folders].map(([folder, game]) => [`${nameOf(folder)}${part}`, schemaOf(game)]));

const commands = ofGames('Command', ({ commands: shape }) => shape);
const options = ofGames('Options', ({ facts }) => facts.options);
/** What the frames of a server refer to. */
const told = {
  ...ofGames('View', ({ shapes }) => shapes.view),
  ...ofGames('Event', ({ shapes }) => shapes.seen),
};
const named: Readonly<Record<string, GenericSchema>> = {
  ...commands,
  ...told,
  ...options,
  TableRules,
  OpenTable,
  TakeSeat,
};

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const anyOf = (schemas: object) => ({ anyOf: Object.keys(schemas).map(refer) });

export function namedSchemas(): Record<string, object> {
  const schemas = Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, toJson(schema)]));
  const opening = schemas['OpenTable']!;
  return {
    ...schemas,
    OpenTable: withKeys(opening, { options: anyOf(options), rules: refer('TableRules') }),
  };
}

/** The frames of a client, by their `ask`. */
export function clientPayloads(): Map<string, object> {
  const frames = [Hello, Pong, ...Asked.options].map((frame) => [frame.entries.ask.literal, toJson(frame)]);
  const payloads = new Map(frames as [string, object][]);
  payloads.set('play', withKeys(payloads.get('play')!, { command: anyOf(commands) }));
  payloads.set(
    'arrange',
    withKeys(payloads.get('arrange')!, { options: anyOf(options), rules: refer('TableRules') }),
  );
  return payloads;
}

/** The frames of a server, by their `m`. */
export const serverPayloads = (): Map<string, object> =>
  new Map(
    Object.entries(serverFramesOf([...folders.values()].map(({ shapes }) => shapes))).map(([kind, frame]) => [
      kind,
      toJson(frame),
    ]),
  );

function toJson(schema: GenericSchema): object {
  const others = Object.entries(told).filter(([, other]) => other !== schema);
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

import { CODE_LENGTH, CODE_LETTERS, PROTOCOL } from '@oeillade/protocol';
import { clientPayloads, namedSchemas, serverPayloads } from './schemas.ts';
import { CLIENT, SERVER } from './summaries.ts';

const ADDRESS = '/api/tables/{code}/socket';

/** The wire as an AsyncAPI 3.0 document, made from the schemas that the server itself goes by. */
export function asyncapi(): object {
  const fromClient = messages('ask', clientPayloads(), CLIENT);
  const fromServer = messages('m', serverPayloads(), SERVER);
  const all = { ...fromClient, ...fromServer };
  const refer = (names: object) =>
    Object.keys(names).map((name) => ({ $ref: `#/channels/seat/messages/${name}` }));
  const channel = { $ref: '#/channels/seat' };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Œillade',
      version: `${PROTOCOL}.0.0`,
      description:
        'What travels between a seat and a table: one JSON object a text frame. docs/protocol.md says in words what the frames mean. Made by `npm run asyncapi`.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      local: { host: 'localhost:8080', protocol: 'ws', description: 'What `npm start` opens.' },
    },
    channels: {
      seat: {
        address: ADDRESS,
        description: 'One table, seen from one seat or by somebody who watches.',
        parameters: {
          code: { description: `The table’s code: ${CODE_LENGTH} of ${CODE_LETTERS}.`, examples: ['QWKYU'] },
        },
        messages: Object.fromEntries(
          Object.keys(all).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      hear: {
        action: 'receive',
        channel,
        summary: 'What the server takes from a client.',
        messages: refer(fromClient),
      },
      tell: {
        action: 'send',
        channel,
        summary: 'What the server sends to a client.',
        messages: refer(fromServer),
      },
    },
    components: { messages: all, schemas: namedSchemas() },
  };
}

function messages(
  key: 'ask' | 'm',
  payloads: ReadonlyMap<string, object>,
  summaries: Readonly<Record<string, string>>,
): Record<string, object> {
  return Object.fromEntries(
    [...payloads].map(([kind, payload]) => {
      const name = `${key}-${kind}`;
      return [name, { name, title: kind, summary: summaries[kind], payload }];
    }),
  );
}

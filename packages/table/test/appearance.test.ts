import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { COLOURS } from '@oeillade/kernel';
import fc from 'fast-check';
import { type Ask, CAST, COSTUME_PIECES, FACES, readCostume } from '../src/index.ts';
import { gather, openTable, play } from './wink-family/party.ts';

const nonsense = (ask: object): Ask => ask as unknown as Ask;

describe('the cast', () => {
  test('everybody has an id, a name and a face of their own, and wears what is drawn', () => {
    for (const own of [
      CAST.map(({ id }) => id),
      CAST.map(({ name }) => name),
      CAST.map(({ face }) => face),
    ]) {
      assert.equal(new Set<unknown>(own).size, CAST.length);
    }
    for (const { face, colour, costume } of CAST) {
      assert.ok(face >= 0 && face < FACES);
      assert.ok((COLOURS as readonly string[]).includes(colour));
      assert.deepEqual(readCostume(costume), costume);
    }
  });

  test('the first eight have a colour each, so that a full table of them keeps its colours', () => {
    assert.equal(new Set(CAST.slice(0, 8).map(({ colour }) => colour)).size, COLOURS.length);
  });

  test('name, appearance and level come with the id', () => {
    const party = gather();
    party.ada.asks({ ask: 'add-bot', member: 'fleur' });
    const { name, bot, colour, face, costume, member } = party.lobby().seats.at(-1)!;
    assert.deepEqual(
      { name, bot, colour, face, costume, member },
      {
        name: 'Fleur',
        bot: 'expert',
        colour: 'ivory',
        face: 17,
        costume: { ornament: 'plume', lashes: 'plumes' },
        member: 'fleur',
      },
    );
  });

  test('they play at another level where the host wishes so, and stay who they are', () => {
    const party = gather();
    party.ada.asks({ ask: 'add-bot', member: 'fleur', level: 'novice' });
    assert.equal(party.lobby().seats.at(-1)!.bot, 'novice');
    party.ada.changesBot(4, 'shark');
    assert.equal(party.lobby().seats.at(-1)!.bot, 'shark');
    assert.equal(party.lobby().seats.at(-1)!.member, 'fleur');
  });

  test('each of them sits at a table once, and comes back once they have left', () => {
    const party = gather();
    party.ada.asks({ ask: 'add-bot', member: 'mila' });
    party.refuses(() => party.ada.asks({ ask: 'add-bot', member: 'mila' }), 'seated-already');
    party.ada.removes(4);
    party.ada.asks({ ask: 'add-bot', member: 'mila' });
  });

  test('nobody else can be seated by an id', () => {
    const party = gather();
    for (const member of ['', 'Mila', 'constructor', '__proto__']) {
      party.refuses(() => party.ada.asks({ ask: 'add-bot', member }), 'no-such-player');
    }
    party.refuses(() => party.ben.asks({ ask: 'add-bot', member: 'mila' }), 'host-only');
  });

  test('they keep their face even where a person has it, and take a free colour where theirs is taken', () => {
    const party = gather();
    party.ben.asks({ ask: 'set-appearance', face: 4, colour: 'lime' });
    party.ada.asks({ ask: 'add-bot', member: 'mila' });
    party.ada.asks({ ask: 'add-bot', member: 'nino' });
    const [mila, nino] = party.lobby().seats.slice(-2);
    assert.equal(mila!.face, 4);
    assert.notEqual(nino!.colour, 'lime');
  });
});

describe('a costume', () => {
  test('is put on before a game, shown to everybody, and stays when something else changes', () => {
    const party = gather();
    const costume = { hat: 'beret', eye: 'left' };
    party.ben.asks({ ask: 'set-appearance', costume });
    party.ben.asks({ ask: 'set-appearance', face: 3 });
    assert.deepEqual(party.ben.shown.costume, costume);
    for (const heard of [party.ada.heard(), party.watchersHeard()])
      assert.deepEqual(heard.at(-1), party.lobby());
    party.ben.asks({ ask: 'set-appearance', costume: {} });
    assert.deepEqual(party.ben.shown.costume, {});
  });

  test('comes with whoever sits down; pieces that nobody draws stay at the door', () => {
    const party = openTable();
    party.ada.sits({ costume: { hat: 'crown' } });
    party.ben.sits({ costume: { hat: 'saucepan' } });
    assert.deepEqual(party.ada.shown.costume, { hat: 'crown' });
    assert.equal(party.ben.shown.costume, undefined);
  });

  test('cannot be changed while cards are on the table', () => {
    const party = play();
    party.refuses(() => party.ada.asks({ ask: 'set-appearance', costume: { hat: 'top' } }), 'game-running');
  });

  test('is restored from the journal, with who is of the cast', () => {
    const party = gather();
    party.ada.asks({ ask: 'set-appearance', costume: { lashes: 'long' } });
    party.ada.asks({ ask: 'add-bot', member: 'otto' });
    assert.deepEqual(party.restored().lobby(), party.lobby());
  });

  test('of nonsense is refused, and nothing of it is kept', () => {
    const party = gather();
    const kept = party.journal.length;
    const isKnown = (some: unknown): boolean => readCostume(some) !== null;
    fc.assert(
      fc.property(
        fc.anything().filter((some) => some !== undefined && !isKnown(some)),
        (costume) => {
          party.refuses(() => party.ada.asks(nonsense({ ask: 'set-appearance', costume })), 'malformed');
        },
      ),
      { seed: 9, numRuns: 300 },
    );
    assert.equal(party.journal.length, kept);
  });

  test('of any known pieces is taken', () => {
    const pieces = Object.entries(COSTUME_PIECES);
    const wardrobe = fc.record(
      Object.fromEntries(pieces.map(([kind, ids]) => [kind, fc.constantFrom(...ids)])),
      { requiredKeys: [] },
    );
    const party = gather();
    fc.assert(
      fc.property(wardrobe, (costume) => {
        party.ada.asks({ ask: 'set-appearance', costume });
        assert.deepEqual(party.ada.shown.costume, { ...costume });
      }),
      { seed: 9, numRuns: 100 },
    );
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playBots } from '@oeillade/bots';
import { Library, offered } from '@oeillade/catalogue';
import { type Game, type GameLabel, readSetup, seedFrom } from '@oeillade/kernel';
import { openRecord, piecesOf } from '@oeillade/story';
import { DEFAULT_RULES } from '@oeillade/table';

const { labels } = new Library(offered);

describe('what is offered', () => {
  for (const { folder, ...label } of labels) {
    test(`${label.id}: its label says what its rules say`, async () => {
      const game = await new Library(offered).loadRules(label.id);
      const { options: _, defaults: __, kinds: ___, ...facts } = game!.facts;
      assert.deepEqual(facts, label);
      assert.ok(offered.some((plugin) => plugin.folder === folder));
    });

    test(`${label.id}: bots play it, and its record can be told`, async () => {
      const library = new Library(offered);
      const game = await library.loadRules(label.id);
      await library.loadBots(label.id);
      await library.loadStory(label.id);
      const read = readSetup(game!, label.players.min, {});
      assert.ok(read.ok);
      const seats = Array.from({ length: label.players.min }, (_, seat) => ({
        name: `Bot ${seat}`,
        level: 'novice' as const,
      }));
      const { findGame, makeBot, tell } = library;
      const secret = seedFrom('catalogue');
      const plan = { findGame, makeBot, game: label.id, rules: DEFAULT_RULES, secret, seats };
      const { table } = playBots({ ...plan, setup: read.setup });
      const opened = openRecord(piecesOf(table.record()!)[0]!, findGame);
      assert.ok(opened.ok && opened.verdict.finished);
      const story = tell(opened.record);
      assert.ok(story.beats(null).length > 0);
      assert.equal(story.timeline.players, label.players.min);
    });
  }

  test('every id once, in the order of the shelf, and every plug-in has a folder of its own', () => {
    const ids = labels.map(({ id }) => id);
    assert.deepEqual([...new Set(ids)], ids);
    const places = labels.map(({ place }) => place);
    assert.deepEqual(
      places.toSorted((a, b) => a - b),
      places,
    );
    assert.equal(new Set(places).size, places.length);
    assert.equal(new Set(offered.map(({ folder }) => folder)).size, offered.length);
  });
});

describe('a library', () => {
  const label = (id: string, place: number): GameLabel => ({
    id,
    title: id.toUpperCase(),
    year: null,
    players: { min: 2, max: 4 },
    minutes: 5,
    bots: 1,
    place,
  });
  const rulesOf = (one: GameLabel) => ({ facts: one }) as unknown as Game;

  /** A game that nobody offers; `loads` counts how often its rules were loaded. */
  const plugin = (folder: string, ...own: GameLabel[]) => {
    const loads = { rules: 0 };
    return {
      loads,
      folder,
      labels: own,
      rules: async () => {
        loads.rules++;
        return Object.fromEntries(own.map((one) => [one.id, rulesOf(one)]));
      },
      bots: () => Promise.reject(new Error('no bots')),
      story: () => Promise.reject(new Error('no story')),
    };
  };

  test('knows labels before anything is loaded, and rules only after', async () => {
    const dice = plugin('dice', label('dice', 2), label('more-dice', 1));
    const library = new Library([dice]);
    assert.deepEqual(
      library.labels.map(({ id, folder }) => [id, folder]),
      [
        ['more-dice', 'dice'],
        ['dice', 'dice'],
      ],
    );
    assert.equal(library.findGame('dice'), null);
    assert.throws(() => library.gameOf('dice'), /not loaded/);
    const game = await library.loadRules('dice');
    assert.equal(library.findGame('dice'), game);
    assert.equal(library.gameOf('more-dice').facts.id, 'more-dice');
    assert.equal(await library.loadRules('dice'), game);
    assert.equal(dice.loads.rules, 1, 'loaded once');
  });

  test('loads the game that is asked for and no other', async () => {
    const [dice, cards] = [plugin('dice', label('dice', 1)), plugin('cards', label('cards', 2))];
    const library = new Library([dice, cards]);
    await library.loadRules('cards');
    assert.deepEqual([dice.loads.rules, cards.loads.rules], [0, 1]);
    assert.equal(library.findGame('dice'), null);
  });

  test('knows nothing of ids that are in no plug-in, whatever they are called', async () => {
    const library = new Library([plugin('dice', label('dice', 1))]);
    await library.loadAllRules();
    for (const id of ['chess', '', '__proto__', 'constructor', 'toString']) {
      assert.equal(library.labelOf(id), null);
      assert.equal(library.findGame(id), null);
      assert.equal(await library.loadRules(id), null);
    }
  });

  test('says which bots or stories are missing', async () => {
    const library = new Library([plugin('dice', label('dice', 1))]);
    assert.throws(() => library.makeBot({ game: 'dice' } as never), /no bots of "dice"/);
    assert.throws(() => library.tell({ game: rulesOf(label('dice', 1)) } as never), /no stories of "dice"/);
    await assert.rejects(library.loadAll(), /no bots|no story/);
  });

  test('has each id once', () => {
    assert.throws(
      () => new Library([plugin('dice', label('dice', 1)), plugin('dice-2', label('dice', 2))]),
      /same id/,
    );
  });

  test('takes rules that a program has at hand', () => {
    const [dice, cards] = [plugin('dice', label('dice', 1)), plugin('cards', label('cards', 2))];
    const library = new Library([dice, cards]);
    const game = rulesOf(label('dice', 1));
    library.addRules({ dice: game });
    assert.equal(library.findGame('dice'), game);
    assert.equal(library.findGame('cards'), null);
  });
});

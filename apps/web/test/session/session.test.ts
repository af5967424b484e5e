import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLOSE } from '@oeillade/protocol';
import { lobby, seated, snapshot } from './table-end.ts';

describe('a session', () => {
  test('says hello on every connection, and what it saw last', () => {
    const { session, table } = seated();
    assert.equal(session.model.connection, 'live');
    table.says(snapshot({ n: 7 }));
    table.breaks();
    table.welcomes();
    assert.deepEqual(
      table.heard.map(({ ask, last }) => [ask, last]),
      [
        ['hello', undefined],
        ['hello', { epoch: 'first', n: 7 }],
      ],
    );
  });

  test('replaces its model with every frame, and tells those who listen', () => {
    const { session, table } = seated();
    const before = session.model;
    let told = 0;
    session.subscribe(() => told++);
    table.says({ n: 2, m: 'view', t: 0, view: { turn: 3 } });
    assert.equal(told, 1);
    assert.notEqual(session.model, before);
    assert.equal(before.view, null);
    assert.deepEqual(session.model.view, { turn: 3 });
  });

  test('whoever watches has no seat', () => {
    const { session, table } = seated({ token: null });
    assert.equal(session.model.seat, null);
    assert.equal(table.heard[0]?.['token'], undefined);
  });
});

describe('asking', () => {
  test('the answer reaches whoever asked', async () => {
    const { session, table } = seated();
    const asked = session.ask({ ask: 'start' });
    table.answers(null);
    assert.equal(await asked, null);
    assert.equal(session.model.refusal, null);
  });

  test('a refusal reaches whoever asked, and the screen', async () => {
    const { session, table } = seated();
    const played = session.play({ do: 'call', number: 7 });
    table.answers({ code: 'twin-in-your-hand', rule: 'W-12' });
    assert.deepEqual(await played, { code: 'twin-in-your-hand', rule: 'W-12' });
    assert.equal(session.model.refusal?.rule, 'W-12');
  });

  test('a frame that the server did not take is refused as well', async () => {
    const { session, table } = seated({ token: null });
    const asked = session.ask({ ask: 'start' });
    table.says({ m: 'refused', code: 'only-watching', id: table.heard.at(-1)?.['id'] });
    await asked;
    assert.equal(session.model.refusal?.code, 'only-watching');
  });

  test('what was pressed while the connection was cut goes out once it is back', () => {
    const { session, table } = seated();
    table.breaks();
    void session.play({ do: 'pass' });
    assert.equal(table.heard.length, 1);
    table.welcomes();
    assert.deepEqual(table.heard.at(-1)?.['command'], { do: 'pass' });
  });

  test('nobody waits for an answer of a table that is gone', async () => {
    const { session, table } = seated();
    const asked = session.ask({ ask: 'start' });
    table.breaks(CLOSE.left);
    assert.equal((await asked)?.code, 'gone');
    assert.equal(session.model.refusal, null);
  });
});

describe('my eyes', () => {
  test('turn at once on my own screen, and see nothing yet', () => {
    const { session, table } = seated();
    table.says(snapshot({ looking: 1 }));
    table.says({ m: 'eyes', sees: [{ of: 1, at: 0 }], felt: 1 });
    assert.equal(session.model.gazes.get(1), 0);
    session.look(2);
    assert.equal(session.model.looking, 2);
    assert.equal(session.model.gazes.size, 0);
    assert.equal(table.heard.at(-1)?.['at'], 2);
  });

  test('that have turned since are not turned back by a snapshot', () => {
    const { session, table } = seated();
    table.says(snapshot());
    session.look(2);
    table.says(snapshot({ n: 2, looking: 1 }));
    table.says({ m: 'eyes', sees: [{ of: 1, at: 0 }], felt: 0 });
    assert.equal(session.model.looking, 2);
    assert.equal(session.model.gazes.size, 0);
  });

  test('see every gaze where the table has peripheral vision', () => {
    const { session, table } = seated();
    const peripheral = lobby({ rules: { peripheral: true } as never });
    table.says(snapshot({ lobby: peripheral }));
    table.says({ m: 'eyes', sees: [{ of: 1, at: 0 }], felt: 0 });
    session.look(2);
    assert.equal(session.model.gazes.get(1), 0);
  });
});

describe('D-10 the eyes on me', () => {
  const told = () => {
    const { session, table } = seated();
    table.says(snapshot());
    session.look(1);
    table.says({ m: 'eyes', sees: [{ of: 1, at: null }], felt: 1 });
    return { session, table };
  };

  test('are a number, and whose they are is not told with it', () => {
    const { session } = told();
    assert.equal(session.model.felt, 1);
    assert.deepEqual([...session.model.gazes], [[1, null]]);
  });

  test('may become more without any face being drawn again', () => {
    const { session, table } = told();
    const { gazes } = session.model;
    table.says({ m: 'eyes', sees: [{ of: 1, at: null }], felt: 2 });
    assert.equal(session.model.felt, 2);
    assert.equal(session.model.gazes, gazes);
  });

  test('are told anew to whoever comes back', () => {
    const { session, table } = told();
    table.says(snapshot({ n: 2 }));
    assert.equal(session.model.felt, null);
    table.says({ m: 'eyes', sees: [], felt: 0 });
    assert.equal(session.model.felt, 0);
  });

  test('are none where nobody feels any', () => {
    const { session, table } = told();
    table.says({ m: 'eyes', sees: [], felt: null });
    assert.equal(session.model.felt, null);
  });
});

describe('trouble', () => {
  test('a broken connection shows at once and heals', () => {
    const { session, table } = seated();
    table.breaks();
    assert.equal(session.model.connection, 'lost');
    assert.ok(table.isOpen);
    table.welcomes();
    assert.equal(session.model.connection, 'live');
  });

  test('why it is lost is said until it heals, whatever becomes of further tries', () => {
    const { session, table } = seated();
    table.breaks(CLOSE.moved);
    table.breaks();
    assert.deepEqual([session.model.connection, session.model.parting], ['lost', 'moved']);
    table.welcomes();
    assert.equal(session.model.parting, null);
  });

  test('a table that has moved is looked for at its new address', () => {
    const { table } = seated();
    table.says({ m: 'moved', url: 'wss://two.example/api/tables/ACDEF/socket' });
    table.says({ m: 'moved', url: null });
    assert.deepEqual(table.redirects, ['wss://two.example/api/tables/ACDEF/socket']);
  });

  for (const parting of ['left', 'abuse', 'noSuchTable', 'oldClient'] as const) {
    test(`${parting}: nobody knocks again by themselves`, () => {
      const { session, table } = seated();
      table.breaks(CLOSE[parting]);
      assert.deepEqual([session.model.connection, session.model.parting], ['gone', parting]);
      assert.equal(table.isOpen, false);
    });
  }

  test('a seat whose secret opens nothing any more is gone', () => {
    const { session, table } = seated();
    table.says({ m: 'refused', code: 'no-such-seat', id: null });
    assert.deepEqual([session.model.connection, session.model.parting], ['gone', 'left']);
  });

  test('whoever tries again is at the table again', () => {
    const { session, table } = seated();
    table.breaks(CLOSE.abuse);
    session.open();
    assert.deepEqual([session.model.connection, session.model.parting], ['connecting', null]);
    table.welcomes();
    assert.equal(session.model.connection, 'live');
  });
});

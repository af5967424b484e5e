import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameId, gameIds, games, type spywhereRules, type winkFamily } from '@oeillade/games';
import {
  type Command,
  type Game,
  legalCommands,
  Play,
  Random,
  readSetup,
  seatsIn,
  seedFrom,
} from '@oeillade/kernel';
import { type Prompt, randomPlayer, type Sighting } from '../src/index.ts';

interface Choice {
  readonly prompt: Prompt;
  readonly chosen: Command | null;
  readonly isAwaited: boolean;
}

/** Plays games to their end and gives every choice that was made. Signals are seen by everybody. */
function choices(id: GameId, players: number, number: number): Choice[] {
  const game: Game = games[id];
  const setup = readSetup(game, players, {});
  assert.ok(setup.ok);
  const seed = seedFrom(`${id}/${players}/${number}`);
  const play = Play.deal(game, setup.setup, seed);
  const random = new Random(seed, 'players');
  const sightings: Sighting[] = [];
  const made: Choice[] = [];
  while (!game.outcome(play.state)) {
    const awaited = seatsIn(game.awaited(play.state));
    const seat = random.happens(0.5) ? random.pick(awaited) : random.below(players);
    const legal = legalCommands(game, play.state, seat);
    if (legal.length === 0) continue;
    const prompt = { view: game.view(play.state, seat), legal, sightings: [...sightings], random };
    const chosen = randomPlayer(id).choose(prompt);
    made.push({ prompt, chosen, isAwaited: awaited.includes(seat) });
    if (!chosen) continue;
    const decision = play.act(seat, chosen, 0);
    assert.ok(decision.ok, JSON.stringify(decision));
    for (const event of decision.events)
      if (event.e === 'signalled') sightings.push(event as winkFamily.Signalled);
  }
  return made;
}

function* everyChoice(id: GameId, games: number): Generator<Choice> {
  for (let number = 0; number < games; number++) yield* choices(id, 4, number);
}

for (const id of gameIds) {
  test(`${id}: it chooses among the legal commands, and an awaited seat always does something`, () => {
    for (const { prompt, chosen, isAwaited } of everyChoice(id, 10)) {
      if (chosen) assert.ok(prompt.legal.includes(chosen));
      else assert.ok(!isAwaited);
    }
  });
}

test('wink family: it accuses rarely, and with the last spy card only of what it saw', () => {
  let asked = 0;
  let accused = 0;
  for (const { prompt, chosen } of everyChoice('zwinkern', 40)) {
    const { view, sightings } = prompt as Prompt<winkFamily.WinkView>;
    asked++;
    if (chosen?.do !== 'accuse') continue;
    accused++;
    const { named, number } = chosen as Extract<winkFamily.WinkCommand, { do: 'accuse' }>;
    const saw = sightings.some((sighting) => sighting.seat === named && sighting.number === number);
    assert.ok(saw || view.seats[view.viewer!]!.spies > 1);
  }
  assert.ok(accused > 0 && accused < asked / 5, `${accused} of ${asked}`);
});

test('wink family: it names whom it saw signalling, nearly always', () => {
  let known = 0;
  let named = 0;
  for (const { prompt, chosen } of everyChoice('wink', 40)) {
    const { view, sightings } = prompt as Prompt<winkFamily.WinkView>;
    if (chosen?.do !== 'designate') continue;
    const holder = sightings.find(({ number }) => number === view.seats[view.viewer!]!.called)?.seat;
    if (holder === undefined) continue;
    known++;
    if ((chosen as Extract<winkFamily.WinkCommand, { do: 'designate' }>).named === holder) named++;
  }
  assert.ok(known > 50 && named > 0.9 * known, `${named} of ${known}`);
});

test('spywhere: it never gives a card of its own for another while it holds others', () => {
  for (const { prompt, chosen } of everyChoice('spywhere', 40)) {
    if (chosen?.do !== 'exchange') continue;
    const { passports, hand } = (prompt as Prompt<spywhereRules.SpywhereView>).view.own!;
    const { gave, took } = chosen as Extract<spywhereRules.SpywhereCommand, { do: 'exchange' }>;
    const isWaste = passports.includes(gave) && !passports.includes(took);
    assert.ok(!isWaste || hand.every((card) => passports.includes(card)));
  }
});

test('spywhere: it attempts in the second half of the pile, and nothing that the clues rule out', () => {
  for (const { prompt, chosen } of everyChoice('spywhere', 40)) {
    const { view } = prompt as Prompt<spywhereRules.SpywhereView>;
    const command = chosen as spywhereRules.SpywhereCommand;
    if (command.do === 'attempt') assert.ok(view.pileSize < (5 * 18 - 4 * 3 - 5) / 2);
    const attempts =
      command.do === 'attempt' ? [command] : command.do === 'attempt-last' ? command.attempts : [];
    for (const { at, nation } of attempts) {
      assert.ok(!view.seats[at]!.clues.includes(nation) && !view.own!.passports.includes(nation));
    }
  }
});

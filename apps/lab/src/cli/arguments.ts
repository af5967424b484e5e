import { isLevel, LEVELS, type Level } from '@oeillade/bots';
import { InvalidArgumentError } from 'commander';
import { gameIds } from '../library.ts';
import { BOTS_HELP, type BotName, isBotName } from '../players/name.ts';

/** Readers of arguments for commander: each gives the value, or one sentence on what it should have been. */

export function gameArgument(text: string): string {
  const id = gameIds.find((known) => known === text);
  if (!id) throw new InvalidArgumentError(`The games are ${gameIds.join(', ')}.`);
  return id;
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

export interface KeyValue {
  readonly key: string;
  readonly value: string;
}

export function keyValues(text: string, before: readonly KeyValue[] = []): KeyValue[] {
  const cut = text.indexOf('=');
  if (cut < 1) throw new InvalidArgumentError('It is written key=value.');
  return [...before, { key: text.slice(0, cut), value: text.slice(cut + 1) }];
}

/** At a table on a server only our own bots take a seat. */
export function levelArgument(text: string): Level {
  const name = text.trim();
  if (!isLevel(name)) throw new InvalidArgumentError(`The bots are ${LEVELS.join(', ')}.`);
  return name;
}

export function botArgument(text: string): BotName {
  const name = text.trim();
  if (!isBotName(name)) throw new InvalidArgumentError(BOTS_HELP);
  return name;
}

export const botsArgument = (text: string): BotName[] => text.split(',').map(botArgument);

import * as v from 'valibot';
import { whole } from '../shapes.ts';
import { NATIONS } from './nations.ts';
import { PLAYERS } from './players.ts';

/** Fields that commands, lines, events and views share. */
export const seat = whole(0, PLAYERS.max - 1);
export const nation = v.picklist(NATIONS);

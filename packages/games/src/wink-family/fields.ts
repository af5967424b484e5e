import * as v from 'valibot';
import { whole } from '../shapes.ts';
import { SIGNALS } from './options.ts';

/** Fields that commands, lines, events and views share. */
export const seat = whole(0, 7);
export const number = whole(1, 36);
export const signal = v.picklist(SIGNALS);

import type { Level } from '../levels.ts';
import type { Costume } from './costume.ts';

/** A player of ours whom people meet again and again: always with this name and appearance, and at this level. */
export interface CastMember {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly face: number;
  /** Taken if nobody at the table wears it already. */
  readonly colour: string;
  readonly costume: Costume;
}

/** In the order in which they come to a table. Vermilion is left to whoever opens it. */
export const CAST = [
  { id: 'bo', name: 'Bo', level: 'regular', face: 9, colour: 'sky', costume: { hat: 'straw' } },
  { id: 'mila', name: 'Mila', level: 'regular', face: 4, colour: 'emerald', costume: { ornament: 'flower' } },
  { id: 'otto', name: 'Otto', level: 'regular', face: 7, colour: 'violet', costume: { hat: 'tricorne' } },
  { id: 'ravi', name: 'Ravi', level: 'regular', face: 11, colour: 'azure', costume: { ornament: 'bow' } },
  { id: 'lou', name: 'Lou', level: 'novice', face: 14, colour: 'rose', costume: { lashes: 'long' } },
  { id: 'nino', name: 'Nino', level: 'novice', face: 5, colour: 'lime', costume: { hat: 'boat' } },
  {
    id: 'fleur',
    name: 'Fleur',
    level: 'expert',
    face: 17,
    colour: 'ivory',
    costume: { ornament: 'plume', lashes: 'plumes' },
  },
  {
    id: 'yuki',
    name: 'Yuki',
    level: 'expert',
    face: 27,
    colour: 'vermilion',
    costume: { mask: 'owl', eye: 'left' },
  },
  { id: 'basil', name: 'Basil', level: 'expert', face: 31, colour: 'sky', costume: { hat: 'deerstalker' } },
  {
    id: 'greta',
    name: 'Greta',
    level: 'shark',
    face: 22,
    colour: 'violet',
    costume: { ornament: 'monocle', eye: 'left' },
  },
  {
    id: 'cosmo',
    name: 'Cosmo',
    level: 'shark',
    face: 24,
    colour: 'azure',
    costume: { mask: 'bat', hat: 'top' },
  },
  { id: 'pip', name: 'Pip', level: 'random', face: 13, colour: 'rose', costume: { hat: 'party' } },
] as const satisfies readonly CastMember[];

export type CastId = (typeof CAST)[number]['id'];

/** Null where nobody of the cast has this id. */
export const castMember = (id: string | undefined): CastMember | null =>
  CAST.find((member) => member.id === id) ?? null;

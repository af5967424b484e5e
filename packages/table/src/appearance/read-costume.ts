import * as v from 'valibot';
import { COSTUME_PIECES, type Costume } from './costume.ts';

const CostumeShape: v.GenericSchema<unknown, Costume> = v.strictObject({
  mask: v.exactOptional(v.picklist(COSTUME_PIECES.mask)),
  hat: v.exactOptional(v.picklist(COSTUME_PIECES.hat)),
  ornament: v.exactOptional(v.picklist(COSTUME_PIECES.ornament)),
  lashes: v.exactOptional(v.picklist(COSTUME_PIECES.lashes)),
  eye: v.exactOptional(v.picklist(COSTUME_PIECES.eye)),
});

/** Null where it has a piece that nobody draws. */
export function readCostume(some: unknown): Costume | null {
  const read = v.safeParse(CostumeShape, some);
  return read.success ? read.output : null;
}

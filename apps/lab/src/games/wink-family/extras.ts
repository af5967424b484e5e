import { MANNERS, type Manner, ModelledPerson } from '@oeillade/bots/wink-family/models';
import type { LabPart } from '../part.ts';

/** Modelled people, by how they wink. */
export const extras: Required<LabPart>['extras'] = Object.fromEntries(
  (Object.keys(MANNERS) as Manner[]).map((manner) => [
    `person-${manner}`,
    (kit) => new ModelledPerson({ ...kit, manner }),
  ]),
);

import type { Outsiders } from '@oeillade/bots';
import { MANNERS, type Manner, ModelledPerson } from '@oeillade/bots/wink-family/models';

/** Modelled people, by how they wink. */
export const outsiders: Outsiders = Object.fromEntries(
  (Object.keys(MANNERS) as Manner[]).map((manner) => [
    `person-${manner}`,
    (kit) => new ModelledPerson({ ...kit, manner }),
  ]),
);

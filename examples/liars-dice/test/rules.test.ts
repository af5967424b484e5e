import {
  conformance,
  goldenPlaythroughs,
  hostileCommands,
  hostileRecords,
  otherWorldsDiffer,
} from '@oeillade/kernel/testkit';
import { isClause } from '../../../tools/ledgers.ts';
import { specimen } from './specimens.ts';

/** What every offered game must keep. */
conformance(specimen);
otherWorldsDiffer(specimen);
hostileCommands(specimen);
hostileRecords(specimen, isClause);
goldenPlaythroughs(specimen, new URL('./specimens.ts', import.meta.url));

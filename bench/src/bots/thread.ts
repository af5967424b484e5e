import { serve } from '@oeillade/lab/tournament';
import { type Errand, wonIn } from './match.ts';

/** A thread that plays games of matches. */
serve({ work: async (errand: Errand) => wonIn(errand) });

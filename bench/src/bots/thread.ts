import { serve } from '@oeillade/lab/tournament';
import { type Errand, wonIn } from './match.ts';

/** A thread that plays games of matches. */
serve(async (errand: Errand) => wonIn(errand));

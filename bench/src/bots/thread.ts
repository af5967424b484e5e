import { serve } from '@oeillade/lab/threads/serve.ts';
import { type Task, wonIn } from './match.ts';

/** A thread that plays games of matches. */
serve({ work: async (task: Task) => wonIn(task) });

import { otherWorldsDiffer } from '@oeillade/kernel/testkit';
import { specimens } from './all-games.ts';

for (const specimen of specimens) otherWorldsDiffer(specimen);

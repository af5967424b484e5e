import { conformance } from '@oeillade/kernel/testkit';
import { specimens } from './all-games.ts';

for (const specimen of specimens) conformance(specimen, 'deep');

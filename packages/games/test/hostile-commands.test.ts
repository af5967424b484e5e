import { hostileCommands } from '@oeillade/kernel/testkit';
import { specimens } from './all-games.ts';

for (const specimen of specimens) hostileCommands(specimen);

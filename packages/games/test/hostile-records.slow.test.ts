import { hostileRecords } from '@oeillade/kernel/testkit';
import { isClause } from '../../../tools/ledgers.ts';
import { specimens } from './all-games.ts';

for (const specimen of specimens) hostileRecords(specimen, isClause);

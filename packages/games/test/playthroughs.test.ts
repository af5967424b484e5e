import { goldenPlaythroughs } from '@oeillade/kernel/testkit';
import { gameTests } from './all-games.ts';

for (const { specimens, file } of gameTests) {
  for (const specimen of specimens) goldenPlaythroughs(specimen, file);
}

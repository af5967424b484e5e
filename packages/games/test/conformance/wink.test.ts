import { conformance } from '@oeillade/kernel/testkit';
import { specimens } from '../specimens/index.ts';

conformance(specimens.wink);

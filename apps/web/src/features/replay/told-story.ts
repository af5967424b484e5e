import type { SpywhereStory } from '@oeillade/story/spywhere';
import type { WinkStory } from '@oeillade/story/wink-family';

/** The stories that can be shown. */
export type ToldStory = WinkStory | SpywhereStory;

import type { Prompt } from '@oeillade/camera';
import { AvatarRound } from '../art/index.ts';

/** As in the mirror beside it: one's own left is on the left. */
const POSES = { blink: 'blink', left: 'wink-left', right: 'wink-right' } as const;

/** A face that shows what to do. */
export const PromptFace = ({ asks }: { readonly asks: Prompt | null }) => (
  <AvatarRound guest={1} colour="vermilion" eye={asks ? POSES[asks] : 'open'} />
);

/** All that is fetched together, after the table, for faces to react. */
export { MyFace } from './my-face.tsx';
export { ReactionMenu } from './reaction-menu.tsx';
export { ReactionOver } from './reaction-over.tsx';
export { reactionTexts } from './texts/index.ts';

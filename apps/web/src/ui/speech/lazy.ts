import { lazy } from 'react';

/** What faces say and show comes after the table: nobody waits for it to play. */
export const FaceNews = lazy(async () => {
  const { FaceNews, reactionTexts } = await import('./face-news.tsx');
  await reactionTexts.load();
  return { default: FaceNews };
});

import { cameraTexts } from '../../../../ui/camera/texts/index.ts';
import { eyeTexts } from '../../texts/eye.ts';
import { EyePage } from './eye-page.tsx';

/** The page with its words: nobody else fetches those. */
export async function loadEyePage() {
  await Promise.all([eyeTexts.load(), cameraTexts.load()]);
  return EyePage;
}

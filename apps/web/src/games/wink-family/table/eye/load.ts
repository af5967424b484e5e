import { cameraTexts } from '../../../../ui/camera/texts/index.ts';
import { eyeTexts } from '../../texts/eye.ts';
import { EyeAtTable } from './eye-at-table.tsx';

export async function loadEyeAtTable() {
  await Promise.all([eyeTexts.load(), cameraTexts.load()]);
  return EyeAtTable;
}

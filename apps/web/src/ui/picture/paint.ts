import { writeLetters } from './letters.ts';
import { plainCopy } from './plain-copy.ts';

/** A drawing of the page as text that needs nothing of the page: two that look the same are the same. */
export function textOf(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = plainCopy(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

export interface PaintSize {
  readonly width: number;
  readonly height: number;
}

/** Paints a drawing that the page shows, on a canvas of this size. */
export async function paint(
  drawing: SVGSVGElement,
  { width, height }: PaintSize,
  text = textOf(drawing, width, height),
): Promise<HTMLCanvasElement> {
  const image = new Image();
  // The page's policy allows pictures that are written out in their address, and no others that are not files of ours.
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await Promise.all([image.decode(), document.fonts.ready]);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to paint on.');
  context.drawImage(image, 0, 0, width, height);
  writeLetters(drawing, context, width / drawing.viewBox.baseVal.width);
  return canvas;
}

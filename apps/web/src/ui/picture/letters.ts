/** Writes the words of a drawing on a canvas, in the page's own typefaces, where they stand in the drawing. */
export function writeLetters(
  drawing: SVGSVGElement,
  canvas: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  scale: number,
): void {
  const onScreen = drawing.getScreenCTM();
  if (!onScreen) return;
  const toDrawing = onScreen.inverse();
  canvas.save();
  for (const text of drawing.querySelectorAll('text')) {
    const matrix = text.getScreenCTM();
    if (!matrix) continue;
    const { a, b, c, d, e, f } = toDrawing.multiply(matrix);
    canvas.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
    const style = getComputedStyle(text);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    canvas.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    canvas.textAlign = ALIGN[style.textAnchor] ?? 'start';
    canvas.fillStyle = style.fill;
    canvas.globalAlpha = Number(style.opacity);
    canvas.fillText(text.textContent ?? '', firstOf(text.x), firstOf(text.y));
  }
  canvas.restore();
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'end' };

const firstOf = ({ baseVal }: SVGAnimatedLengthList): number =>
  baseVal.numberOfItems > 0 ? baseVal.getItem(0).value : 0;

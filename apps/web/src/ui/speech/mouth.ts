export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the mouth of a seat is on the page: of the largest of its faces that can be seen; null where there is none. */
export function mouthOf(seat: number): Point | null {
  let largest = 0;
  let mouth: Point | null = null;
  for (const face of document.querySelectorAll<SVGElement>(`[data-portrait="${seat}"]`)) {
    const { left, top, width, height } = face.getBoundingClientRect();
    const isInSight = top + height > 0 && top < innerHeight && left + width > 0 && left < innerWidth;
    if (!isInSight || width <= largest) continue;
    largest = width;
    mouth = { x: left + width / 2, y: top + height * Number(face.dataset['mouth']) };
  }
  return mouth;
}

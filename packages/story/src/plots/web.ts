import { max } from 'd3-array';
import { pathRound } from 'd3-path';
import { scaleBand, scaleLinear } from 'd3-scale';
import { pointRadial, symbol, symbolTriangle } from 'd3-shape';
import { clip, type Drawing, dot, inked, type Mark, path, type Size, text, tidy } from './drawing.ts';
import type { Legend, WebLink, WebPlot } from './plot.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const TITLE = 30;
const NODE = 9;
/** Clockwise from the left below, as at the table; noon is 0. */
const FIRST = 1.25 * Math.PI;
/** How far a line bends, so that there and back are two. */
const BEND = 0.16;
/** How thick a line is, from never to the most often. */
const WIDTHS = [1.5, 5] as const;
/** The head of an arrow, and how far its tip is from its middle. */
const HEAD = { area: 43, tip: 5.75 } as const;

export function drawWeb({ title, nodes, kinds, links }: WebPlot, size: Size): Drawing {
  const middle = { x: size.width / 2, y: TITLE + (size.height - TITLE) / 2 };
  const radius = { x: size.width / 2 - 74, y: (size.height - TITLE) / 2 - 28 };
  const angles = scaleBand(nodes.keys(), [FIRST, FIRST + 2 * Math.PI]);
  const places = nodes.map((_, index) => {
    const [x, y] = pointRadial(angles(index)!, 1);
    return { x: middle.x + radius.x * x, y: middle.y + radius.y * y };
  });
  const thickness = scaleLinear([0, max(links, ({ times }) => times) || 1], WIDTHS);
  return {
    ...size,
    marks: [
      text('title', 8, 18, title),
      ...links.flatMap((link) => {
        const classes = inked('link', kinds[link.kind]!.ink);
        return linkMarks(link, places[link.from]!, places[link.to]!, classes, thickness(link.times));
      }),
      ...nodes.flatMap((node, index) => nodeMarks(node, places[index]!, middle)),
    ],
  };
}

function nodeMarks({ label, ink }: Legend, { x, y }: Point, middle: Point): Mark[] {
  const isAside = Math.abs(x - middle.x) > 30;
  const anchor = !isAside ? 'middle' : x < middle.x ? 'end' : '';
  const left = x + (isAside ? Math.sign(x - middle.x) * (NODE + 5) : 0);
  const top = isAside ? y + 4 : y + (y < middle.y ? -NODE - 6 : NODE + 15);
  return [dot(ink, tidy(x), tidy(y), NODE), text(`name ${anchor}`, tidy(left), tidy(top), clip(label, 56))];
}

/** An arrow that bends to its right, as thick as it is frequent. */
function linkMarks({ times }: WebLink, from: Point, to: Point, classes: string, width: number): Mark[] {
  const bent = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * BEND,
    y: (from.y + to.y) / 2 + (to.x - from.x) * BEND,
  };
  const end = toward(to, bent, NODE + 5);
  const curve = pathRound(2);
  curve.moveTo(from.x, from.y);
  curve.quadraticCurveTo(bent.x, bent.y, end.x, end.y);
  const line = path(classes, curve.toString());
  const marks = [{ ...line, at: { ...line.at, 'stroke-width': tidy(width) } }, arrowHead(classes, end, bent)];
  if (times === 1) return marks;
  const label = { x: (from.x + to.x + 2 * bent.x) / 4, y: (from.y + to.y + 2 * bent.y) / 4 };
  return [...marks, text('count middle', tidy(label.x), tidy(label.y) + 4, String(times))];
}

const triangle = symbol(symbolTriangle, HEAD.area).digits(2)() ?? '';

/** The drawn triangle points up from its middle; here it lies with its tip at the end of a line. */
function arrowHead(classes: string, tip: Point, from: Point): Mark {
  const { x, y } = toward(tip, from, HEAD.tip);
  const turned = 90 + (Math.atan2(tip.y - from.y, tip.x - from.x) * 180) / Math.PI;
  const mark = path(`${classes} tip`, triangle);
  return {
    ...mark,
    at: { ...mark.at, transform: `translate(${tidy(x)} ${tidy(y)}) rotate(${tidy(turned)})` },
  };
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

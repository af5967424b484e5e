import { clip, type Drawing, inked, type Mark, path, type Size, text, tidy } from './drawing.ts';
import type { WebLink, WebPlot } from './plot.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const TITLE = 30;
const NODE = 9;
/** How far a line bends, so that there and back are two. */
const BEND = 0.16;

export function drawWeb({ title, nodes, kinds, links }: WebPlot, size: Size): Drawing {
  const middle = { x: size.width / 2, y: TITLE + (size.height - TITLE) / 2 };
  const radius = { x: size.width / 2 - 74, y: (size.height - TITLE) / 2 - 28 };
  const places = nodes.map((_, index) => placeOf(index, nodes.length, middle, radius));
  const most = Math.max(1, ...links.map(({ times }) => times));
  return {
    ...size,
    marks: [
      text('title', 8, 18, title),
      ...links.flatMap((link) =>
        linkMarks(link, places[link.from]!, places[link.to]!, inked('link', kinds[link.kind]!.ink), most),
      ),
      ...nodes.flatMap(({ label, ink }, index) =>
        nodeMarks(label, inked('fill dot', ink), places[index]!, middle),
      ),
    ],
  };
}

/** Clockwise from the left below, as at the table. */
function placeOf(index: number, count: number, middle: Point, radius: Point): Point {
  const angle = Math.PI * (0.75 + (2 * index) / count);
  return { x: middle.x + radius.x * Math.cos(angle), y: middle.y + radius.y * Math.sin(angle) };
}

function nodeMarks(label: string, look: string, { x, y }: Point, middle: Point): Mark[] {
  const isAside = Math.abs(x - middle.x) > 30;
  const anchor = !isAside ? 'middle' : x < middle.x ? 'end' : '';
  const left = x + (isAside ? Math.sign(x - middle.x) * (NODE + 5) : 0);
  const top = isAside ? y + 4 : y + (y < middle.y ? -NODE - 6 : NODE + 15);
  return [
    { tag: 'circle', look, at: { cx: tidy(x), cy: tidy(y), r: NODE } },
    text(`name ${anchor}`, tidy(left), tidy(top), clip(label, 56)),
  ];
}

/** An arrow that bends to its right, as thick as it is frequent. */
function linkMarks({ times }: WebLink, from: Point, to: Point, look: string, most: number): Mark[] {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(along.x, along.y) || 1;
  const across = { x: -along.y / length, y: along.x / length };
  const bent = {
    x: (from.x + to.x) / 2 + across.x * length * BEND,
    y: (from.y + to.y) / 2 + across.y * length * BEND,
  };
  const end = toward(to, bent, NODE + 5);
  const head = arrow(end, bent);
  const line = path(look, `M${at(from)}Q${at(bent)} ${at(end)}`);
  const width = tidy(1.5 + (3.5 * times) / most);
  const label = { x: (from.x + to.x + 2 * bent.x) / 4, y: (from.y + to.y + 2 * bent.y) / 4 };
  const marks = [{ ...line, at: { ...line.at, 'stroke-width': width } }, path(`${look} head`, head)];
  return times > 1
    ? [...marks, text('count middle', tidy(label.x), tidy(label.y) + 4, String(times))]
    : marks;
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

function arrow(tip: Point, tail: Point): string {
  const back = toward(tip, tail, 9);
  const side = { x: (back.y - tip.y) * 0.55, y: (tip.x - back.x) * 0.55 };
  const [one, other] = [
    { x: back.x + side.x, y: back.y + side.y },
    { x: back.x - side.x, y: back.y - side.y },
  ];
  return `M${at(tip)}L${at(one)}L${at(other)}Z`;
}

const at = ({ x, y }: Point): string => `${tidy(x)} ${tidy(y)}`;

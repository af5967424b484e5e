import { Fragment, isValidElement, type ReactNode } from 'react';
import { CLIPS, type ClipName, clipId } from './clips.ts';

/** Where a picture lies in the drawing that shows it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing in which nothing moves, as an address for an image. To the browser it is one piece, however many shapes it
 * has; as part of the page each of them would be sorted anew for every frame.
 */
export function pictureOf({ x, y, width, height }: Box, drawing: ReactNode): string {
  const shapes = write(drawing);
  const clips = (Object.keys(CLIPS) as ClipName[]).filter((name) => shapes.includes(`#${clipId(name)})`));
  const defs = clips.map((name) => `<clipPath id="${clipId(name)}">${writeClip(name)}</clipPath>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><defs>${defs}</defs>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function write(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(write).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const { children, ...attributes } = node.props;
  if (node.type === Fragment) return write(children);
  return `<${String(node.type)}${writeAttributes(attributes)}>${write(children)}</${String(node.type)}>`;
}

/** Classes and styles belong to the page, and say nothing in a picture. */
const writeAttributes = (attributes: object): string =>
  Object.entries(attributes)
    .filter(([name, value]) => name !== 'className' && name !== 'style' && value !== undefined)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');

function writeClip(name: ClipName): string {
  const outline = CLIPS[name];
  return typeof outline === 'string' ? `<path d="${outline}"/>` : `<circle${writeAttributes(outline)}/>`;
}

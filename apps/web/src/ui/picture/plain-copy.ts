/** What the page's styles decide of a drawing, and what a drawing outside the page has to be told. */
const INKED = ['fill', 'stroke', 'stroke-width', 'opacity', 'overflow'] as const;

/**
 * A copy of a drawing that needs no styles of the page: what they decide stands in its attributes, and what it refers to comes
 * with it. Words are left out, since a picture outside the page has none of its typefaces.
 */
export function plainCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = plain(drawing) as SVGSVGElement;
  const defs = document.createElementNS(drawing.namespaceURI, 'defs');
  const known = new Set<string>();
  const bring = (from: Element) => {
    for (const id of referredBy(from)) {
      const referred = known.has(id) ? null : document.getElementById(id);
      known.add(id);
      if (!referred) continue;
      const own = plain(referred);
      defs.append(own);
      bring(own);
    }
  };
  bring(copy);
  copy.prepend(defs);
  return copy;
}

function plain(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const bare = [copy, ...copy.querySelectorAll('*')];
  for (const [nth, styled] of [original, ...original.querySelectorAll('*')].entries()) {
    tellStyles(styled, bare[nth]!);
  }
  for (const gone of copy.querySelectorAll('text, [display="none"]')) gone.remove();
  return copy;
}

function tellStyles(styled: Element, bare: Element): void {
  const style = getComputedStyle(styled);
  for (const name of INKED) bare.setAttribute(name, style.getPropertyValue(name));
  if (style.display === 'none' || style.visibility === 'hidden') bare.setAttribute('display', 'none');
  if (style.transform !== 'none') bare.setAttribute('transform', aroundOrigin(style));
  for (const name of ['class', 'style', 'data-part']) bare.removeAttribute(name);
}

/** Styles turn and scale around a point of their own, attributes around 0, 0. */
function aroundOrigin({ transform, transformOrigin }: CSSStyleDeclaration): string {
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
  return x === 0 && y === 0 ? transform : `translate(${x} ${y}) ${transform} translate(${-x} ${-y})`;
}

const REFERRED = /url\(["']?#([^"')]+)["']?\)/g;

const referredBy = (element: Element): string[] =>
  [...element.outerHTML.replaceAll('&quot;', '"').matchAll(REFERRED)].map(([, id]) => id!);

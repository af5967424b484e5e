import type { AtRule, Plugin, Root } from 'postcss';

/** The order of the layers is in src/styles/layers.css. */
const LAYERS: readonly (readonly [path: RegExp, layer: string])[] = [
  [/\/src\/styles\/tokens\.css$/, 'tokens'],
  [/\/src\/styles\/base\.css$/, 'base'],
  [/\/src\/ui\/.*\.module\.css$/, 'ui'],
  [/\/src\/features\/.*\.module\.css$/, 'features'],
  [/\/src\/games\/.*\.module\.css$/, 'games'],
  [/\/examples\/[^/]+\/src\/web\/.*\.module\.css$/, 'games'],
];

/** The layer of a file of styles, by where it lies. */
export const layerOf = (file: string): string | undefined =>
  LAYERS.find(([path]) => path.test(file.replaceAll('\\', '/')))?.[1];

/** Puts each file into the layer of its folder, so that none can forget it. */
export const layers = (): Plugin => ({
  postcssPlugin: 'layers-by-folder',
  Once(root: Root, { AtRule: Rule }) {
    const layer = layerOf(root.source?.input.file?.split('?')[0] ?? '');
    if (!layer) return;
    const around: AtRule = new Rule({ name: 'layer', params: layer, nodes: [] });
    around.append(root.nodes);
    root.append(around);
  },
});

export const DEVICES = ['iphone', 'android'] as const;
/** Whose warning is shown: that of Safari, or that of Chrome, which is the same on computers. */
export type Device = (typeof DEVICES)[number];

/** Every browser of an iPhone is Safari inside; an iPad says that it is a Macintosh. */
export const deviceOf = (userAgent: string): Device =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent))
    ? 'iphone'
    : 'android';

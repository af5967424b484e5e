import { lazy, Suspense } from 'react';
import { QrCode } from './qr-code.tsx';

const Loaded = lazy(async () => ({ default: (await import('./link-code.tsx')).LinkCode }));

/** As many modules as the code of a table's link has, none of them dark. */
const BLANK = Array.from({ length: 29 }, () => Array.from({ length: 29 }, () => false));

/** A link to scan. What makes the code comes after the page: whoever sits down by a link never needs it. */
export const LinkCode = ({ link }: { readonly link: string }) => (
  <Suspense fallback={<QrCode modules={BLANK} />}>
    <Loaded link={link} />
  </Suspense>
);

import { encode } from 'uqr';
import { QrCode } from './qr-code.tsx';

/** A link to scan. */
export const LinkCode = ({ link }: { readonly link: string }) => (
  <QrCode modules={encode(link, { border: 0 }).data} label={link} />
);

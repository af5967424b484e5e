import type { ReactNode } from 'react';

export function Shelf({
  title,
  children,
  felt = false,
}: {
  title: string;
  children: ReactNode;
  felt?: boolean;
}) {
  return (
    <>
      <h2>{title}</h2>
      <div className={felt ? 'row felted' : 'row'}>{children}</div>
    </>
  );
}

export function Piece({ width, text, children }: { width: number; text?: string; children: ReactNode }) {
  return (
    <figure style={{ width }}>
      {children}
      {text && <figcaption>{text}</figcaption>}
    </figure>
  );
}

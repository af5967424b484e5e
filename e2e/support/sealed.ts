import type { Guest } from './guest.ts';

type Noting = Window & { plain: string[] };

/** From now on the page notes what it seals, as it was before. */
export async function notePlain({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const plain: string[] = [];
    Object.assign(window, { plain });
    const { subtle } = crypto;
    const encrypt = subtle.encrypt.bind(subtle);
    subtle.encrypt = (how, key, content) => {
      plain.push(btoa(String.fromCharCode(...new Uint8Array(content as ArrayBuffer))));
      return encrypt(how, key, content);
    };
  });
}

export async function plainOf({ page }: Guest): Promise<Buffer[]> {
  const texts = await page.evaluate(() => (window as unknown as Noting).plain);
  return texts.map((text) => Buffer.from(text, 'base64'));
}

/** What is sealed has, before what nobody can read, the number that was used once. */
export const withoutNumber = (content: Uint8Array): Uint8Array => content.subarray(12);

/** A piece of it that could not be found somewhere by chance. */
export const pieceOf = (content: Buffer): Buffer => content.subarray(16, 56);

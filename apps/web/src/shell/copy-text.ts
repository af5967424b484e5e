/** Whether it is on the clipboard now. There is none at an address without https, as in many a living room. */
export const copyText = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;

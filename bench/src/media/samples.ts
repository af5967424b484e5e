/** What was measured of all tables together, in milliseconds. */
export class Samples {
  /** From a picture being sent to its arrival at whoever sees that face. */
  relayed: number[] = [];
  /** From a look being sent to the first picture of that face. */
  looks: number[] = [];
  bytesIn = 0;
  bytesOut = 0;
  picturesOut = 0;
  /** Pictures of a face that was not looked at any more, or not yet. */
  strays = 0;

  clear(): void {
    this.relayed = [];
    this.looks = [];
    this.bytesIn = 0;
    this.bytesOut = 0;
    this.picturesOut = 0;
    this.strays = 0;
  }
}

export function at(values: readonly number[], share: number): number {
  const rising = [...values].sort((one, other) => one - other);
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? Number.NaN;
}

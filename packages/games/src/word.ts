/** A word in the three languages that players can choose. */
export interface Word {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}

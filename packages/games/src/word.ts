/** A word in the three languages of the house. */
export interface Word {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}

/** The same keys, each with a text of its own. */
export type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** The keys of a text by their ways, as `end.title`; i18next finds the plural of those with a number by itself. */
export type TextKey<T> = {
  readonly [Key in keyof T & string]: T[Key] extends string ? Singular<Key> : `${Key}.${TextKey<T[Key]>}`;
}[keyof T & string];

type Singular<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : Key;

export type Say<T> = (key: TextKey<T>, values?: Readonly<Record<string, unknown>>) => string;

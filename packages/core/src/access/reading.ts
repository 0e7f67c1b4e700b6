import type { ContentName } from './content-names.ts';

/** Finds the content that something leads to. */
export type Reader<Thing> = (thing: Thing) => readonly ContentName[];

/**
 * One reader for every field of a type. A new field of the model does not compile until its targets are declared
 * here: an uncounted reference would close, or keep open, its target.
 */
export type FieldReaders<Thing> = {
  readonly [Field in keyof Thing]-?: Reader<Exclude<Thing[Field], undefined>>;
};

/** The same for every kind of a union. */
export type KindReaders<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: FieldReaders<Omit<Extract<Union, { readonly kind: Kind }>, 'kind'>>;
};

/** For a field that leads to no content: texts, numbers, files, locations. */
export const leadsNowhere: Reader<unknown> = () => [];

/** Reads every member of a list. */
export function each<Member>(reader: Reader<Member>): Reader<readonly Member[]> {
  return (members) => members.flatMap((member) => reader(member));
}

/** Reads a thing field by field. */
export function fields<Thing extends object>(readers: FieldReaders<Thing>): Reader<Thing> {
  const entries = Object.entries<Reader<never>>(readers).filter(([, reader]) => reader !== leadsNowhere);
  return (thing) =>
    entries.flatMap(([field, reader]) => {
      const value = thing[field as keyof Thing];
      // The reader stands under the name of the field: it takes what the field holds, and entries forget which belong together.
      return value === undefined ? [] : reader(value as never);
    });
}

/** Reads a value by its kind. An unknown kind, as in content of a newer version, leads nowhere. */
export function kinds<Union extends { readonly kind: string }>(readers: KindReaders<Union>): Reader<Union> {
  const byKind = new Map(
    Object.entries(readers).map(([kind, ofKind]) => [kind, fields(ofKind as FieldReaders<never>)]),
  );
  // The readers stand under the kind of their thing: the one that is found takes this one.
  return (thing) => byKind.get(thing.kind)?.(thing as never) ?? [];
}

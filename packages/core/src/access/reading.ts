import type { ContentName } from './content-names.ts';

/** Finds the content that a thing leads to. */
export type Reader<Thing> = (thing: Thing) => readonly ContentName[];

/**
 * A reader for every field that a thing can have. A field that is new to the model does not compile until it is said
 * here what it leads to: an uncounted reference would close, or keep open, its target.
 */
export type FieldReaders<Thing> = {
  readonly [Field in keyof Thing]-?: Reader<Exclude<Thing[Field], undefined>>;
};

/** The same for every kind of a union. */
export type KindReaders<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: FieldReaders<Omit<Extract<Union, { readonly kind: Kind }>, 'kind'>>;
};

/** Of a field that leads to no content: words, numbers, files, locations. */
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
      return value === undefined ? [] : reader(value as never);
    });
}

/** Reads a thing as one of its kind. A kind that is not known, as in content of a newer version, leads nowhere. */
export function kinds<Union extends { readonly kind: string }>(readers: KindReaders<Union>): Reader<Union> {
  const byKind = new Map(
    Object.entries(readers).map(([kind, ofKind]) => [kind, fields(ofKind as FieldReaders<never>)]),
  );
  return (thing) => byKind.get(thing.kind)?.(thing as never) ?? [];
}

import type { Core } from '@strapi/strapi';

/** A row of a table that Strapi keeps for itself, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** What we ask of such a table. */
export interface Table {
  readonly findMany: (options: object) => Promise<readonly Row[]>;
  readonly createMany: (options: { readonly data: readonly object[] }) => Promise<unknown>;
}

/** @param name The table's own name, or the uid of a type. */
export function tableOf(strapi: Core.Strapi, name: string): Table {
  return strapi.db.query(name as never);
}

/** A relation of which only its holder knows, as the database keeps it. */
export interface OneSidedRelation {
  /** The uid of the content type or component that has it. */
  readonly holder: string;
  readonly table: string;
  /** The column with the holder's id. */
  readonly source: string;
  /** The column with the id of what it leads to. */
  readonly target: string;
  readonly isToMany: boolean;
}

interface StoredAttribute {
  readonly type: string;
  readonly target?: string;
  readonly relation?: string;
  readonly inversedBy?: string;
  readonly mappedBy?: string;
  readonly joinTable?: {
    readonly name: string;
    readonly joinColumn: { readonly name: string };
    readonly inverseJoinColumn?: { readonly name: string };
  };
}

/** How the database keeps the attributes of a content type or component. */
export function storedAttributes(
  strapi: Core.Strapi,
  uid: string,
): readonly (readonly [name: string, attribute: StoredAttribute])[] {
  return Object.entries(strapi.db.metadata.get(uid).attributes as Record<string, StoredAttribute>);
}

/**
 * The relations that lead to a content type, from components and from types with drafts. Those that both
 * sides know of Strapi settles at the publish of either.
 */
export function oneSidedRelationsTo(strapi: Core.Strapi, uid: string): readonly OneSidedRelation[] {
  return [
    ...Object.values(strapi.contentTypes).filter(hasDrafts),
    ...Object.values(strapi.components),
  ].flatMap(({ uid: holder }) =>
    storedAttributes(strapi, holder).flatMap(([, attribute]): readonly OneSidedRelation[] => {
      const { joinTable, relation = '' } = attribute;
      const isOneSided = attribute.inversedBy === undefined && attribute.mappedBy === undefined;
      if (attribute.target !== uid || !isOneSided || joinTable?.inverseJoinColumn === undefined) return [];
      return [
        {
          holder,
          table: joinTable.name,
          source: joinTable.joinColumn.name,
          target: joinTable.inverseJoinColumn.name,
          isToMany: relation.endsWith('ToMany'),
        },
      ];
    }),
  );
}

/** Whether a type's entries are written as drafts and published. */
export function hasDrafts({
  options,
}: {
  readonly options?: { readonly draftAndPublish?: boolean };
}): boolean {
  return options?.draftAndPublish === true;
}

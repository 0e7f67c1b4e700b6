import type { Core, UID } from '@strapi/strapi';
import { isLocalisedType } from '../../../../content-model/model.ts';
import { isEntry } from './stored-hotspots.ts';
import type { StoredHotspot } from './stored-hotspots.ts';

interface Attribute {
  readonly type: string;
  readonly target?: string;
}

/**
 * A copy of a hotspot in the Document Service's format for new rows: without ids, with its files and entries by
 * reference.
 *
 * @param locale of the target location: the copy refers to entries in that language.
 */
export function newRow(
  strapi: Core.Strapi,
  hotspot: StoredHotspot,
  locale: string,
): Readonly<Record<string, unknown>> {
  const { attributes } = strapi.getModel(hotspot.__component as UID.Component);
  const fields = Object.entries(attributes as Readonly<Record<string, Attribute>>).flatMap(
    ([name, { type, target }]) => {
      const value = hotspot[name];
      return value === undefined || value === null
        ? []
        : [[name, newValue(strapi, { value, type, target, locale })]];
    },
  );
  return { __component: hotspot.__component, ...Object.fromEntries(fields) };
}

function newValue(
  strapi: Core.Strapi,
  given: {
    readonly value: unknown;
    readonly type: string;
    readonly target: string | undefined;
    readonly locale: string;
  },
): unknown {
  const { value, type, target, locale } = given;
  if (type === 'media') return Array.isArray(value) ? value.map((file) => idOf(file)) : idOf(value);
  if (type === 'component') return withoutId(value);
  if (type !== 'relation') return value;
  const entries = (Array.isArray(value) ? value : [value]).filter((entry) => isEntry(entry));
  const isLocalised = target !== undefined && isLocalisedType(strapi, target);
  return { set: entries.map(({ documentId }) => (isLocalised ? { documentId, locale } : { documentId })) };
}

function idOf(file: unknown): unknown {
  return (file as { readonly id?: unknown }).id;
}

function withoutId(value: unknown): unknown {
  const { id: _id, ...rest } = value as Readonly<Record<string, unknown>>;
  return rest;
}

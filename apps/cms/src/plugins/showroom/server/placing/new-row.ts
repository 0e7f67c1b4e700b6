import type { Core } from '@strapi/strapi';
import { attributesIn, isLocalisedType } from '../../../../content-model/model.ts';
import type { Attribute } from '../../../../content-model/model.ts';
import { isEntry } from './stored-hotspots.ts';
import type { StoredHotspot } from './stored-hotspots.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A copy of a hotspot in the Document Service's format for new rows: without ids, with its files and entries by
 * reference.
 *
 * @param locale of the target location: the copy refers to entries in that language.
 */
export function newRow(strapi: Core.Strapi, hotspot: StoredHotspot, locale: string): Fields {
  const attributesOf = attributesIn(strapi);
  const fieldsOf = (component: string, stored: Fields): Fields =>
    Object.fromEntries(
      Object.entries(attributesOf(component)).flatMap(([name, attribute]) => {
        const value = stored[name];
        return value === undefined || value === null ? [] : [[name, newValue(attribute, value)]];
      }),
    );
  const newValue = ({ type, target, component = '' }: Attribute, value: unknown): unknown => {
    switch (type) {
      case 'media':
        return each(value, (file) => (file as { readonly id?: unknown }).id);
      case 'component':
        return each(value, (part) => fieldsOf(component, part as Fields));
      case 'relation': {
        const entries = [value].flat().filter((entry) => isEntry(entry));
        const isLocalised = target !== undefined && isLocalisedType(strapi, target);
        return {
          set: entries.map(({ documentId }) => (isLocalised ? { documentId, locale } : { documentId })),
        };
      }
      default:
        return value;
    }
  };
  return { __component: hotspot.__component, ...fieldsOf(hotspot.__component, hotspot) };
}

/** Each of a list, or the one that is none. */
function each(value: unknown, change: (one: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map((one) => change(one)) : change(value);
}

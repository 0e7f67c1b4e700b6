import type { Core } from '@strapi/strapi';
import type { Attribute } from '../../../../content-model/model.ts';
import type { TextPath } from '../../contracts/translations.ts';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import { labelIn, partNameIn } from '../../contracts/german/in-german.ts';
import { componentOf, isListOfParts, isRow, rowsOf } from './text-pairs.ts';
import type { AttributesOf, Row } from './text-pairs.ts';

/** The labels of a field in the edit view, outermost part first, in the panel's language of the request. */
export type FieldLabels = (uid: string, path: TextPath, row: Row) => Promise<readonly string[]>;

interface Configuration {
  readonly metadatas: Readonly<Record<string, { readonly edit?: { readonly label?: string } }>>;
}

/** Reads the labels of the edit views, once for each type. */
export function fieldLabels(strapi: Core.Strapi, attributesOf: AttributesOf): FieldLabels {
  const configurations = new Map<string, Promise<Configuration>>();
  const configurationOf = (uid: string): Promise<Configuration> => {
    const known = configurations.get(uid) ?? readConfiguration(strapi, uid);
    configurations.set(uid, known);
    return known;
  };
  const language = panelLanguage(strapi);
  const labelOf = async (uid: string, name: string): Promise<string> =>
    labelIn(language, (await configurationOf(uid)).metadatas[name]?.edit?.label || name, uid);

  const labels: FieldLabels = async (uid, [name, ...rest], row) => {
    const attribute: Attribute | undefined = attributesOf(uid)[String(name)];
    if (attribute === undefined) return [];
    const label = await labelOf(uid, String(name));
    const value = row[String(name)];
    if (isListOfParts(attribute)) {
      const [index, ...inside] = rest;
      const part = rowsOf(value)[Number(index)];
      if (part === undefined) return [label];
      const component = componentOf(attribute, part);
      const kind =
        attribute.type === 'dynamiczone'
          ? ` (${partNameIn(language, component, displayName(strapi, component))})`
          : '';
      return [`${label} ${Number(index) + 1}${kind}`, ...(await labels(component, inside, part))];
    }
    if (attribute.type === 'component' && isRow(value)) {
      return [label, ...(await labels(attribute.component ?? '', rest, value))];
    }
    // Row and column of a table, counted from 1.
    return rest.length === 0 ? [label] : [`${label} ${rest.map((index) => Number(index) + 1).join('.')}`];
  };
  return labels;
}

async function readConfiguration(strapi: Core.Strapi, uid: string): Promise<Configuration> {
  const plugin = strapi.plugin('content-manager');
  return uid.includes('::')
    ? plugin.service('content-types').findConfiguration(plugin.service('content-types').findContentType(uid))
    : plugin.service('components').findConfiguration(plugin.service('components').findComponent(uid));
}

function displayName(strapi: Core.Strapi, component: string): string {
  return strapi.getModel(component as Parameters<Core.Strapi['getModel']>[0])?.info.displayName ?? component;
}

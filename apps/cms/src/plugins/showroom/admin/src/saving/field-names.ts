import { unstable_useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { componentOf, isRow } from './form-values.ts';
import type { Attributes, Components, Values } from './form-values.ts';
import type { Difference } from './merge.ts';
import { nameIn } from './shown-value.ts';

/** The label of a field of a content type or a component. */
export type LabelOf = (model: string, field: string) => string;

/** The labels of a content type's edit view, in the editor's language if configured. */
export function useFieldLabels(uid: string): LabelOf {
  const { formatMessage } = useIntl();
  const { edit } = unstable_useDocumentLayout(uid);
  return (model, field) => {
    const configured =
      model === uid
        ? edit.metadatas[field]?.label
        : edit.components[model]?.layout.flat().find(({ name }) => name === field)?.label;
    // The same request as the edit view's.
    const kind = model === uid ? 'content-types' : 'components';
    const id = `content-manager.${kind}.${model}.${field}`;
    return formatMessage({ id, defaultMessage: configured || field.replaceAll('_', ' ') });
  };
}

/**
 * The name of a difference: “Hotspots › Robot NV-6 › Position › X”. Fields are named by their labels, rows by
 * their titles.
 *
 * @param given.values the merged form, to find the rows.
 */
export function nameOfDifference(
  { kind, path, ...versions }: Difference,
  given: {
    readonly uid: string;
    readonly values: Values;
    readonly attributes: Attributes;
    readonly components: Components;
    readonly labelOf: LabelOf;
  },
): string {
  const names: string[] = [];
  let model = given.uid;
  let attributes: Attributes = given.attributes;
  let inside: unknown = given.values;
  for (const step of path) {
    const attribute = attributes[step];
    inside = isRow(inside) || Array.isArray(inside) ? (inside as Values)[step] : undefined;
    names.push(typeof step === 'number' ? (nameIn(inside) ?? `#${step + 1}`) : given.labelOf(model, step));
    if (attribute?.component !== undefined) model = attribute.component;
    else if (typeof step === 'number' && isRow(inside) && '__component' in inside) {
      model = componentOf({ type: 'component' }, inside);
    } else continue;
    attributes = given.components[model] ?? {};
  }
  if (kind !== 'row' || typeof path.at(-1) === 'number') return names.join(' › ');
  const row = nameIn(versions.base);
  return [...names, ...(row === undefined ? [] : [row])].join(' › ');
}

import { COMPONENT_DEPENDENCES, conditionOf, CONTENT_DEPENDENCES } from './shown-when.ts';
import { labelIn } from '../../../contracts/german/in-german.ts';

/** A field of a form or a list, as the content manager lays it out. */
export interface LaidOutField {
  readonly name: string;
  readonly label?: unknown;
  readonly hint?: unknown;
  readonly placeholder?: unknown;
  readonly attribute?: object;
}

type Row = readonly LaidOutField[];

/** The part of an edit view's layout that is changed here. */
export interface EditLayout {
  readonly layout: readonly (readonly Row[])[];
  readonly components: Readonly<Record<string, { readonly layout: readonly Row[] }>>;
  readonly metadatas: Readonly<Record<string, { readonly label?: unknown }>>;
}

type Translation = (text: unknown) => unknown;

/**
 * Puts an edit view into the panel's language, and shows a field that depends on another one only while that has
 * the value it needs. Nothing of what is stored changes: a hidden field keeps its value.
 *
 * @param language of the panel; English is what the configuration has.
 */
export function adaptEditView<Layout extends EditLayout>(layout: Layout, language: string): Layout {
  const translate = translationTo(language);
  const names = new Set(layout.layout.flat(2).map(({ name }) => name));
  return {
    ...layout,
    layout: layout.layout.map((panel) =>
      panel.map((row) =>
        row.map((field) => {
          const dependence = CONTENT_DEPENDENCES[field.name];
          const isKnown = dependence !== undefined && names.has(dependence.on);
          return withCondition(translated(field, translate), isKnown ? dependence : undefined);
        }),
      ),
    ),
    components: Object.fromEntries(
      Object.entries(layout.components).map(([uid, component]) => [
        uid,
        {
          ...component,
          layout: component.layout.map((row) =>
            row.map((field) =>
              withCondition(
                translated(field, translationTo(language, uid)),
                COMPONENT_DEPENDENCES[uid]?.[field.name],
              ),
            ),
          ),
        },
      ]),
    ),
    metadatas: Object.fromEntries(
      Object.entries(layout.metadatas).map(([name, metadata]) => [
        name,
        { ...metadata, label: translate(metadata.label) },
      ]),
    ),
  };
}

/** Puts the columns or filters of a list into the panel's language. */
export function adaptLabels<Field extends { readonly label?: unknown }>(
  fields: readonly Field[],
  language: string,
): Field[] {
  const translate = translationTo(language);
  return fields.map((field) => ({ ...field, label: translate(field.label) }));
}

/** @param component whose words may mean something of their own. */
function translationTo(language: string, component = ''): Translation {
  return (text) => (typeof text === 'string' ? labelIn(language, text, component) : text);
}

function translated(field: LaidOutField, translate: Translation): LaidOutField {
  const { label, hint, placeholder } = field;
  return { ...field, label: translate(label), hint: translate(hint), placeholder: translate(placeholder) };
}

function withCondition(
  field: LaidOutField,
  dependence: Parameters<typeof conditionOf>[0] | undefined,
): LaidOutField {
  if (dependence === undefined) return field;
  return { ...field, attribute: { ...field.attribute, conditions: { visible: conditionOf(dependence) } } };
}

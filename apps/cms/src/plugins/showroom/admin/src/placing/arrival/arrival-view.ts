import type { StartView } from '@vitrine/core/world/panorama';
import { directionIn, viewIn } from '../../panorama/form-angles.ts';
import { isFields } from '../form-hotspot.ts';

/** The field of a transition's form, and of a portal's. */
export const ARRIVAL_FIELD = 'arrival_view';

/**
 * Where visitors are turned to who come in by the transition of a form. Undefined where it does not say: they see the
 * start view. A view without a width is as wide as the start view.
 *
 * @param start of the location that it leads to
 */
export function arrivalIn(values: object, start: StartView): StartView | undefined {
  const row = (values as Readonly<Record<string, unknown>>)[ARRIVAL_FIELD];
  return isFields(row) && directionIn(row) !== undefined ? viewIn(row, start) : undefined;
}

/** A right of an account, as far as it matters here. */
interface Right {
  /** Absent, or null, where the right holds for everything. */
  readonly properties?: {
    readonly fields?: readonly string[] | null;
    readonly locales?: readonly string[] | null;
  };
}

/**
 * Whether rights to update an entry are for its view on arrival, too: translators have none for what is the same in
 * every language.
 *
 * @param locale that of the form; undefined for a type without languages
 */
export function mayChangeArrival(rights: readonly Right[], locale: string | undefined): boolean {
  return rights.some(({ properties: { fields, locales } = {} }) => {
    const isOfField = fields?.some((field) => field.split('.', 1)[0] === ARRIVAL_FIELD) ?? true;
    return isOfField && (locale === undefined || (locales?.includes(locale) ?? true));
  });
}

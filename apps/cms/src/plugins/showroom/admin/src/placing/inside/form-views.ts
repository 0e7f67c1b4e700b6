import { view360Of } from '@vitrine/core/media/view-360';
import type { Media } from '@vitrine/core/world/media';
import { TARGET_UIDS } from '../../../../contracts/placing.ts';
import { isFields, isFormRow, titleOf } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import { mediaOf } from '../pictures.ts';

/** A panorama that a part of a form opens as a 360 view, and the field with the hotspots inside it. */
export interface FormView {
  readonly row: FormRow;
  readonly title: string;
  readonly picture: Media;
  readonly field: string;
}

/** A view of the form in a list of parts. */
export interface ListedView extends FormView {
  readonly index: number;
}

interface ViewFields {
  readonly media: string;
  readonly hotspots: string;
  /** It opens its files in several ways: as a 360 view with this choice alone. */
  readonly isChosen?: (row: FormRow) => boolean;
}

const OPENED: ViewFields = {
  media: 'media_files',
  hotspots: 'panorama_hotspots',
  isChosen: (row) => row['show_as'] === 'view_360',
};

/** By the component that shows a 360 view. */
const VIEW_FIELDS: Readonly<Record<string, ViewFields>> = {
  'article-sections.view-360': { media: 'media', hotspots: 'hotspots' },
  'hotspots.open-media': OPENED,
  'hotspots.custom-open-media': OPENED,
};

/** The field of an entry's form with the parts that may show 360 views, by content type. */
export const VIEW_ZONES: Readonly<Record<string, string>> = {
  [TARGET_UIDS.article]: 'sections',
  [TARGET_UIDS.location]: 'hotspots',
};

/** The panorama of a part; undefined for a spin, a model, or no view at all: they have no hotspots. */
export function viewIn(row: FormRow): FormView | undefined {
  const fields = VIEW_FIELDS[String(row['__component'])];
  if (fields === undefined || fields.isChosen?.(row) === false) return undefined;
  const files = row[fields.media];
  const view = view360Of((Array.isArray(files) ? files : [files]).flatMap((file) => mediaOf(file) ?? []));
  if (view?.kind !== 'panorama') return undefined;
  const { picture } = view;
  return { row, picture, field: fields.hotspots, title: titleOf(row) || picture.name };
}

/** The panoramas of a form, in the order of its parts. */
export function viewsIn(zone: unknown): readonly ListedView[] {
  return (Array.isArray(zone) ? zone : []).flatMap((row: unknown, index) => {
    const view = isFormRow(row) ? viewIn(row) : undefined;
    return view === undefined ? [] : [{ ...view, index }];
  });
}

/**
 * The same view after the form has changed: a save gives rows other keys, and a merge with what another editor has
 * saved moves them. A stored part keeps its id, whatever key it gets: what has another id is another view. One that is
 * not stored yet keeps its key until a save, and its position through it.
 */
export function sameView(views: readonly ListedView[], last: ListedView): ListedView | undefined {
  const { __temp_key__: key, id, __component: component } = last.row;
  const alike = views.filter(({ row }) => row['__component'] === component);
  if (id !== undefined) return alike.find(({ row }) => row.id === id);
  return (
    alike.find(({ row }) => row.id === undefined && row['__temp_key__'] === key) ??
    alike.find(({ index, row }) => index === last.index && row.id !== undefined)
  );
}

/** The parts of a form with other hotspots inside one view. */
export function withInside(zone: unknown, view: ListedView, hotspots: readonly FormRow[]): unknown {
  if (!Array.isArray(zone)) return zone;
  return zone.map((row: unknown, index) =>
    index === view.index && isFields(row) ? { ...row, [view.field]: hotspots } : row,
  );
}

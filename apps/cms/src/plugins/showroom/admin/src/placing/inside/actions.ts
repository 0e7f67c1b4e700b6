import type { Action } from '@vitrine/core/world/action';
import type { NamedEntry, TargetField } from '../../../../contracts/placing.ts';
import { isRow } from '../../saving/form-values.ts';
import { namedBy } from '../../saving/relation.ts';
import { isFields } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import type { HotspotAppearance } from '../hotspot-appearance.ts';

interface ActionKind {
  /** What is drawn for it. */
  readonly opens: Action['kind'];
  /** Absent where an action is whole without one. */
  readonly target?: TargetField;
}

const FILES: TargetField = { kind: 'files', field: 'files', accepts: 'media' };
const LINK: TargetField = { kind: 'link', field: 'url' };

/** What a hotspot inside a 360 view can do, in the order of the form. */
export const ACTION_KINDS = {
  open_article: { opens: 'openArticle', target: { kind: 'article', field: 'article' } },
  open_dashboard: { opens: 'openDashboard', target: { kind: 'dashboard', field: 'dashboard' } },
  navigate: { opens: 'navigate', target: { kind: 'location', field: 'location' } },
  open_link: { opens: 'openLink', target: LINK },
  open_documents: { opens: 'openDocuments', target: { ...FILES, accepts: 'documents' } },
  open_media: { opens: 'openMedia', target: FILES },
  open_video: { opens: 'openMedia', target: FILES },
  open_iframe: { opens: 'openIframe', target: LINK },
  open_view_360: { opens: 'openView360', target: FILES },
  open_slideshow: { opens: 'openSlideshow', target: FILES },
  open_synced_images: { opens: 'openSyncedImages', target: FILES },
  open_menu: { opens: 'openMenu', target: { kind: 'menu', field: 'menu' } },
  open_contact: { opens: 'openContact' },
} as const satisfies Readonly<Record<string, ActionKind>>;

export type ActionName = keyof typeof ACTION_KINDS;
export const ACTION_NAMES = Object.keys(ACTION_KINDS) as readonly ActionName[];

/** The target of what a hotspot does; undefined where it needs none. */
export function targetOfAction(name: ActionName): TargetField | undefined {
  return (ACTION_KINDS[name] as ActionKind).target;
}

/** What the action of a row is; undefined for one that is not chosen yet. */
export function actionNameOf({ action }: FormRow): ActionName | undefined {
  return isFields(action) ? ACTION_NAMES.find((name) => name === action['kind']) : undefined;
}

/** Attributes of the action's component, as Strapi describes them to the form. */
export type ActionAttributes = Readonly<
  Record<string, { readonly type: string; readonly default?: unknown }>
>;

/** A new action in Strapi's form: relations without a change, and the defaults. */
export function newAction(attributes: ActionAttributes): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): readonly (readonly [string, unknown])[] => {
      if (attribute.type === 'relation') return [[name, { connect: [], disconnect: [] }]];
      return attribute.default === undefined ? [] : [[name, attribute.default]];
    }),
  );
}

/** The stored targets of an action, by its row in the database; undefined while they are not known. */
export type StoredTargets = (
  actionId: unknown,
) => Readonly<Record<string, readonly NamedEntry[]>> | undefined;

/** The chosen entries, files or address of an action. */
type TargetText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly count: number }
  /** The form of a saved relation holds its changes alone: what the CMS knows comes a moment later. */
  | { readonly kind: 'awaited' };

/** What an action leads to, in words. */
export function targetText(action: unknown, field: TargetField, stored: StoredTargets): TargetText {
  const row = isRow(action) ? action : {};
  const value = row[field.field];
  if (field.kind === 'files') return { kind: 'files', count: Array.isArray(value) ? value.length : 0 };
  if (field.kind === 'link') return { kind: 'text', text: typeof value === 'string' ? value : '' };
  const known = row['id'] === undefined ? {} : stored(row['id']);
  const named = namedBy(value, known?.[field.field] ?? [])[0]?.title;
  if (named === undefined && known === undefined) return { kind: 'awaited' };
  return { kind: 'text', text: named ?? '' };
}

/** The pin that visitors see in a 360 view: an arrow ahead, an arrow out, or a plus. */
export function appearanceInside(hotspot: FormRow): HotspotAppearance {
  const name = actionNameOf(hotspot);
  if (name === 'navigate') return { kind: 'navigate', direction: 'forward', arrow: { kind: 'wall' } };
  const { action } = hotspot;
  const isOut = name === 'open_link' && isFields(action) && action['new_window'] !== false;
  return { kind: isOut ? 'openLink' : 'openArticle' };
}

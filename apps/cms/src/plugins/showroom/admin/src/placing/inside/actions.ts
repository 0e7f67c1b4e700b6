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
  /** The field with a web address that is opened where it has no files. */
  readonly address?: string;
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
  open_video: { opens: 'openMedia', target: FILES, address: 'url' },
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

/** The field of an action that has a web address instead of its files; undefined where files are all it can open. */
export function addressOfAction(name: ActionName): string | undefined {
  return (ACTION_KINDS[name] as ActionKind).address;
}

/** What the action of a row is; undefined for one that is not chosen yet. */
export function actionNameOf({ action }: Readonly<Record<string, unknown>>): ActionName | undefined {
  return isFields(action) ? ACTION_NAMES.find((name) => name === action['kind']) : undefined;
}

/** What the CMS knows of the targets that are stored. */
export interface StoredTargets {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Those of an action, by its row in the database; undefined while they are not known. */
  readonly of: (actionId: unknown) => Readonly<Record<string, readonly NamedEntry[]>> | undefined;
}

/** The chosen entries, files or address of an action. */
type TargetText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly count: number }
  /** The form of a saved relation holds its changes alone: what the CMS knows comes a moment later. */
  | { readonly kind: 'awaited' }
  /** The CMS could not be asked. */
  | { readonly kind: 'unknown' };

/** What an action leads to, in words. */
export function targetText(action: unknown, field: TargetField, stored: StoredTargets): TargetText {
  const row = isRow(action) ? action : {};
  const value = row[field.field];
  if (field.kind === 'files') {
    const count = Array.isArray(value) ? value.length : 0;
    const name = actionNameOf({ action });
    const address = name && addressOfAction(name);
    return count > 0 || address === undefined ? { kind: 'files', count } : textIn(row[address]);
  }
  if (field.kind === 'link') return textIn(value);
  const known = row['id'] === undefined ? {} : stored.of(row['id']);
  const named = namedBy(value, known?.[field.field] ?? [])[0]?.title;
  if (named === undefined && known === undefined) {
    return { kind: stored.status === 'failed' ? 'unknown' : 'awaited' };
  }
  return { kind: 'text', text: named ?? '' };
}

function textIn(value: unknown): TargetText {
  return { kind: 'text', text: typeof value === 'string' ? value : '' };
}

/** The pin that visitors see in a 360 view: an arrow ahead, an arrow out, or a plus. */
export function appearanceInside(hotspot: FormRow): HotspotAppearance {
  const name = actionNameOf(hotspot);
  if (name === 'navigate') return { kind: 'navigate', direction: 'forward', arrow: { kind: 'wall' } };
  const { action } = hotspot;
  const isOut = name === 'open_link' && isFields(action) && action['new_window'] !== false;
  return { kind: isOut ? 'openLink' : 'openArticle' };
}

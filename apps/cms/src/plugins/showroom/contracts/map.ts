import type { PicturePoint } from '@vitrine/core/world/background';

/**
 * `GET /showroom/map`: the worlds. `GET /showroom/map/:world`: one of them by its document id, with `/outside`
 * the locations that portals can lead to. `POST /showroom/map/:world/changes`: what an editor has changed,
 * with `/locations` a location that is new.
 */
export const MAP_PATH = '/showroom/map';

/** Who has it may see the maps; what may be changed there, the rights on the content say. */
export const READ_MAP = 'plugin::showroom.map.read';

/** What visitors see of an entry: nothing yet, something older than the draft, or the draft itself. */
export type PublishState = 'draft' | 'modified' | 'published';

export interface ListedWorld {
  readonly documentId: string;
  readonly name: string;
  readonly locations: number;
}

/** A file as far as the map shows it. */
export interface MapFile {
  /** Its number in the media library. */
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** A small picture of it. */
  readonly thumbnail?: string;
}

export interface MapLocation {
  readonly documentId: string;
  /** Absent until it has a slug. */
  readonly payloadId?: string;
  readonly title: string;
  /** A language in which its draft stands: the default one, where there is one. */
  readonly locale: string;
  /** In percent of the floor plan; null where it stands nowhere yet. */
  readonly position: PicturePoint | null;
  /** The document id of its station category. */
  readonly station: string | null;
  readonly status: PublishState;
  /** The address of a small picture. */
  readonly picture?: string;
}

export type TransitionKind = 'portal' | 'transition';

/** The clips that the map can set, by their key in `background`; others are edited in the form. */
export const CLIP_SLOTS = [
  'default_background_16x9',
  'default_background_4x3',
  'default_background',
] as const;
export type ClipSlot = (typeof CLIP_SLOTS)[number];

/** What an editor can change of a transition. */
export interface TransitionContent {
  readonly kind: TransitionKind;
  /** Document ids of locations. */
  readonly from: string;
  readonly to: string;
  /** 0 or more. */
  readonly weight: number;
  readonly active: boolean;
  readonly clips: Readonly<Partial<Record<ClipSlot, MapFile>>>;
}

/** A transition, or a portal from or into this world. */
export interface MapTransition extends TransitionContent {
  readonly documentId: string;
  readonly status: PublishState;
}

/** A location of another world. */
export interface OutsideLocation {
  readonly documentId: string;
  readonly title: string;
  readonly world: { readonly documentId: string; readonly name: string };
}

/** What the editor may do here at all; single entries may still be closed to them. */
export interface MapRights {
  readonly position: boolean;
  readonly station: boolean;
  readonly start: boolean;
  readonly createLocation: boolean;
  readonly transition: TransitionRights;
  readonly portal: TransitionRights;
}

export interface TransitionRights {
  readonly create: boolean;
  readonly update: boolean;
  readonly delete: boolean;
}

export interface WorldMap {
  readonly world: {
    readonly documentId: string;
    readonly name: string;
    readonly locale: string;
    /** The `payloadId` of the start location, as it stands there. */
    readonly start: string | null;
    readonly floorPlan?: { readonly url: string; readonly width: number; readonly height: number };
  };
  readonly locations: readonly MapLocation[];
  readonly transitions: readonly MapTransition[];
  /** Those at the other end of this world's portals. */
  readonly outside: readonly OutsideLocation[];
  readonly stations: readonly { readonly documentId: string; readonly title: string }[];
  readonly rights: MapRights;
}

/** The value of a field: what it was when the editor changed it, or what it shall be. */
export type FieldValue = boolean | number | string | PicturePoint | MapFile | null;

export type LocationField = 'position' | 'station';
export type TransitionField = 'active' | 'weight' | `clip ${ClipSlot}`;

/** A field that can be changed on the map, of an entry that stands in the CMS. */
export type FieldTarget =
  | { readonly of: 'world'; readonly documentId: string; readonly field: 'start' }
  | { readonly of: 'location'; readonly documentId: string; readonly field: LocationField }
  | { readonly of: TransitionKind; readonly documentId: string; readonly field: TransitionField };

/**
 * One change. Each names what the editor saw before, so that the server can tell whether somebody else has
 * changed the same thing since. A change that was made already is made again without harm.
 */
export type MapChange =
  | ({ readonly kind: 'set'; readonly before: FieldValue; readonly after: FieldValue } & FieldTarget)
  | {
      /** Also brings back what the same account has deleted: the CMS keeps it under its document id. */
      readonly kind: 'draw';
      /** Chosen by the browser: 24 letters and digits, a letter first. */
      readonly documentId: string;
      readonly transition: TransitionContent;
    }
  | { readonly kind: 'remove'; readonly documentId: string; readonly transition: TransitionContent };

/** What became of a change. */
export type ChangeOutcome =
  | {
      readonly outcome: 'saved';
      readonly status?: PublishState;
      /** Of a transition that was brought back: what stands there now. */
      readonly transition?: TransitionContent;
    }
  /** Somebody else has changed the same since: what stands there now, null for a transition that is gone. */
  | {
      readonly outcome: 'conflict';
      readonly theirs: FieldValue | TransitionContent;
      /** The name of whoever wrote it, where it is known. */
      readonly by?: string;
    }
  /** Its entry is not there any more. */
  | { readonly outcome: 'gone' }
  /** The editor may not, or a rule of the content model speaks against it. */
  | { readonly outcome: 'refused'; readonly reason: 'forbidden' | 'rule'; readonly sentence: string };

export interface NewLocation {
  readonly title: string;
  readonly slug: string;
  readonly position: PicturePoint | null;
}

export type WorldsAnswer = { readonly data: readonly ListedWorld[] };
export type MapAnswer = { readonly data: WorldMap };
export type OutsideAnswer = { readonly data: readonly OutsideLocation[] };

/** With when it was written, as the CMS dates it: the doctor is asked for what is known since. */
export type ChangesAnswer = { readonly data: readonly ChangeOutcome[]; readonly at: string };
export type NewLocationAnswer = { readonly data: MapLocation; readonly at: string };

/** As many as are sent and answered at once. */
export const MOST_CHANGES = 20;

/** The fields of a transition, in the order in which they are written. */
export const TRANSITION_FIELDS: readonly TransitionField[] = [
  'weight',
  'active',
  ...CLIP_SLOTS.map((slot) => `clip ${slot}` as const),
];

/** What a transition says in a field; null where it has no such clip. */
export function transitionField(transition: TransitionContent, field: TransitionField): FieldValue {
  return isClipField(field) ? (transition.clips[slotOf(field)] ?? null) : transition[field];
}

type ClipField = Extract<TransitionField, `clip ${string}`>;

export function isClipField(field: TransitionField): field is ClipField {
  return field.startsWith('clip ');
}

export function slotOf(field: ClipField): ClipSlot {
  return field.slice('clip '.length) as ClipSlot;
}

/** Whether two values of a field say the same. Files are told apart by their number. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if ('id' in one || 'id' in other) return 'id' in one && 'id' in other && one.id === other.id;
  return one.x === other.x && one.y === other.y;
}

/** Whether two transitions say the same, clip by clip. */
export function isSameTransition(one: TransitionContent, other: TransitionContent): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.weight === other.weight &&
    one.active === other.active &&
    CLIP_SLOTS.every((slot) => isSameValue(one.clips[slot] ?? null, other.clips[slot] ?? null))
  );
}

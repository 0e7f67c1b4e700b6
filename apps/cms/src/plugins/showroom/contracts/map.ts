import type { PicturePoint } from '@vitrine/core/world/background';

/**
 * `GET /showroom/map`: the worlds. `GET /showroom/map/:world`: one world by its document id; `/outside` below
 * it lists the locations that portals can lead to. `POST /showroom/map/:world/changes` saves an editor's
 * changes, `POST …/locations` creates a location, if it does not exist yet.
 */
export const MAP_PATH = '/showroom/map';

/** `GET`: the world with the floor plan that a location can be put on, as {@link FloorPlanOf}. */
export function floorPlanPathOf(location: string): string {
  return `${MAP_PATH}/locations/${location}/floor-plan`;
}

/** Permission to see the maps. Changing them needs the permissions for the content. */
export const READ_MAP = 'plugin::showroom.map.read';

/** What visitors see of an entry: nothing yet, an older version than the draft, or the draft itself. */
export type PublishState = 'draft' | 'modified' | 'published';

export interface ListedWorld {
  readonly documentId: string;
  readonly name: string;
  readonly locations: number;
}

/** A file, reduced to what the map shows. */
export interface MapFile {
  /** Its id in the media library. */
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** URL of a small picture. */
  readonly thumbnail?: string;
}

export interface MapLocation {
  readonly documentId: string;
  /** Absent until it has a slug. */
  readonly payloadId?: string;
  readonly title: string;
  /** A language that has a draft of it: the default language if possible. */
  readonly locale: string;
  /** Where its picture was taken, in percent of the floor plan; null if it is not on the plan yet. */
  readonly position: PicturePoint | null;
  /** Where visitors see its pin, in the same measure; null if that is where the picture was taken. */
  readonly pin: PicturePoint | null;
  /** Where its picture looks, in degrees clockwise from the plan's upper edge; null if no view cone is drawn. */
  readonly direction: number | null;
  /** The account may not place it on the floor plan, though it may place others. */
  readonly isFixed?: true;
  /** The document id of its station category. */
  readonly station: string | null;
  readonly status: PublishState;
  /** URL of a small picture. */
  readonly picture?: string;
}

export type TransitionKind = 'portal' | 'transition';

/** The clips that the map can set, by their key in `background`. Others are edited in the form. */
export const CLIP_SLOTS = [
  'default_background_16x9',
  'default_background_4x3',
  'default_background',
] as const;
export type ClipSlot = (typeof CLIP_SLOTS)[number];

/** The part of a transition that editors can change. */
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

/** What the editor may do in general; single entries can still be read-only. */
export interface MapRights {
  readonly position: boolean;
  /** To place locations on the floor plan as visitors see it: with their pins and view cones. */
  readonly plan: boolean;
  readonly station: boolean;
  readonly start: boolean;
  readonly createLocation: boolean;
  /** To make locations from files: to create them with a position and a background, and to upload. */
  readonly createFromFiles: boolean;
  /** To add arrows to the pictures. */
  readonly arrows: boolean;
  /** To upload clips. */
  readonly upload: boolean;
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
    /** The `payloadId` of the start location, as stored. */
    readonly start: string | null;
    readonly floorPlan?: { readonly url: string; readonly width: number; readonly height: number };
  };
  readonly locations: readonly MapLocation[];
  readonly transitions: readonly MapTransition[];
  /** The locations at the other end of this world's portals. */
  readonly outside: readonly OutsideLocation[];
  readonly stations: readonly { readonly documentId: string; readonly title: string }[];
  readonly rights: MapRights;
}

/** The value of a field, before or after a change. */
export type FieldValue = boolean | number | string | PicturePoint | MapFile | null;

export const LOCATION_FIELDS = ['position', 'pin', 'direction', 'station'] as const;
export type LocationField = (typeof LOCATION_FIELDS)[number];
export type TransitionField = 'active' | 'weight' | `clip ${ClipSlot}`;

/** A field of a stored entry that can be changed on the map. */
export type FieldTarget =
  | { readonly of: 'world'; readonly documentId: string; readonly field: 'start' }
  | { readonly of: 'location'; readonly documentId: string; readonly field: LocationField }
  | { readonly of: TransitionKind; readonly documentId: string; readonly field: TransitionField };

/**
 * One change. It contains the value the editor saw before, so that the server can detect conflicts. Sending the
 * same change twice does no harm.
 */
export type MapChange =
  | ({ readonly kind: 'set'; readonly before: FieldValue; readonly after: FieldValue } & FieldTarget)
  | {
      /** Also restores a transition that the same account has deleted: the CMS keeps it under its document id. */
      readonly kind: 'draw';
      /** Chosen by the browser: 24 letters and digits, a letter first. */
      readonly documentId: string;
      readonly transition: TransitionContent;
    }
  | { readonly kind: 'remove'; readonly documentId: string; readonly transition: TransitionContent };

/** What became of a change. */
export type ChangeOutcome =
  | {
      readonly kind: 'saved';
      readonly status?: PublishState;
      /** The content of a restored transition. */
      readonly transition?: TransitionContent;
    }
  /** Someone else has changed the same field since. `theirs` is the stored value, null for a deleted transition. */
  | {
      readonly kind: 'conflict';
      readonly theirs: FieldValue | TransitionContent;
      /** The name of the other editor, if known. */
      readonly by?: string;
    }
  /** The entry no longer exists. */
  | { readonly kind: 'gone' }
  /** The editor lacks the permission, or a rule of the content model forbids it. */
  | { readonly kind: 'refused'; readonly reason: 'forbidden' | 'rule'; readonly sentence: string };

/** The pictures that a new location can have, by their key in `background`. */
export const PICTURE_SLOTS = ['default_background_4x3', 'default_background_16x9', 'mobile'] as const;
export type PictureSlot = (typeof PICTURE_SLOTS)[number];

export interface NewLocation {
  /**
   * Chosen by the browser, as that of a transition: the same request again, whose answer was lost, creates nothing
   * twice.
   */
  readonly documentId: string;
  readonly title: string;
  readonly slug: string;
  readonly position: PicturePoint | null;
  /** Ids of files in the media library. */
  readonly pictures: readonly { readonly slot: PictureSlot; readonly file: number }[];
}

export interface FloorPlanOf {
  /** By its document id; null if the location's world has no floor plan, or the account may not read it. */
  readonly world: string | null;
}

export type FloorPlanAnswer = { readonly data: FloorPlanOf };
export type WorldsAnswer = { readonly data: readonly ListedWorld[] };
export type MapAnswer = { readonly data: WorldMap };
export type OutsideAnswer = { readonly data: readonly OutsideLocation[] };

/** `at` is the time of the write by the CMS's clock: findings of the doctor have to be newer. */
export type ChangesAnswer = { readonly data: readonly ChangeOutcome[]; readonly at: string };
export type NewLocationAnswer = { readonly data: MapLocation; readonly at: string };

/** Changes per request. */
export const MAX_CHANGES = 20;

/** The fields of a transition, in the order in which they are written. */
export const TRANSITION_FIELDS: readonly TransitionField[] = [
  'weight',
  'active',
  ...CLIP_SLOTS.map((slot) => `clip ${slot}` as const),
];

/** The value of a transition's field; null if it has no such clip. */
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

/** Whether two field values are equal. Files are compared by id. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if ('id' in one || 'id' in other) return 'id' in one && 'id' in other && one.id === other.id;
  return one.x === other.x && one.y === other.y;
}

/** Whether two transitions are equal, clip by clip. */
export function isSameTransition(one: TransitionContent, other: TransitionContent): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.weight === other.weight &&
    one.active === other.active &&
    CLIP_SLOTS.every((slot) => isSameValue(one.clips[slot] ?? null, other.clips[slot] ?? null))
  );
}

import type { PicturePoint } from '@vitrine/core/world/background';
import { CLIP_SLOTS } from '../../contracts/map.ts';
import type {
  ClipSlot,
  FieldTarget,
  FieldValue,
  LocationField,
  MapFile,
  TransitionField,
} from '../../contracts/map.ts';
import { BACKGROUND, partsOf, writtenPart } from './files.ts';
import { clipIn, isActive, weightOf } from './transition-content.ts';
import type { StoredOptions } from './transition-content.ts';
import type { Populate, Row } from './rows.ts';
import { textOf } from './rows.ts';

/** How a field of the map is stored. */
export interface EditableField<Value extends FieldValue> {
  /** The attributes whose permissions apply; for a component, each attribute in it. */
  readonly rights: readonly string[];
  /** What has to be populated to read the field. */
  readonly populate: Populate;
  readonly read: (row: Row) => Value;
  /** Whether a value fits the field. Requests may contain anything. */
  readonly accepts: (value: unknown) => value is Value;
  /** The data to write; it keeps everything else in the attribute. */
  readonly write: (row: Row, value: Value) => Record<string, unknown>;
}

const position = pointField('floor_plan_position');
const pin = pointField('plan_pin');

/** A point of the floor plan; null if there is none. */
function pointField(attribute: 'floor_plan_position' | 'plan_pin'): EditableField<PicturePoint | null> {
  return {
    rights: [`${attribute}.x`, `${attribute}.y`],
    populate: { [attribute]: true },
    read: ({ [attribute]: point }) => {
      const { x, y } = (point ?? {}) as { readonly x?: unknown; readonly y?: unknown };
      return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
    },
    accepts: (value): value is PicturePoint | null => value === null || isOnPlan(value),
    write: (_, value) => ({ [attribute]: value }),
  };
}

const direction: EditableField<number | null> = {
  rights: ['plan_direction'],
  populate: {},
  read: ({ plan_direction: degrees }) => (typeof degrees === 'number' ? degrees : null),
  accepts: (value): value is number | null =>
    value === null || (typeof value === 'number' && Math.abs(value) <= 360),
  write: (_, value) => ({ plan_direction: value }),
};

const station: EditableField<string | null> = {
  rights: ['station_category'],
  populate: { station_category: { select: ['documentId'] } },
  read: ({ station_category: category }) =>
    textOf((category as { readonly documentId?: unknown } | null | undefined)?.documentId) ?? null,
  accepts: isTextOrNull,
  write: (_, value) => ({
    station_category: { set: value === null ? [] : [{ documentId: value }] },
  }),
};

const start: EditableField<string | null> = {
  rights: ['start_location_id'],
  populate: {},
  read: ({ start_location_id: payloadId }) => textOf(payloadId) ?? null,
  accepts: isTextOrNull,
  write: (_, value) => ({ start_location_id: value }),
};

const weight: EditableField<number> = {
  rights: ['weight'],
  populate: {},
  read: weightOf,
  accepts: (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  write: (_, value) => ({ weight: value }),
};

const active: EditableField<boolean> = {
  rights: ['transitionOptions.active'],
  populate: { transitionOptions: true },
  read: isActive,
  accepts: (value): value is boolean => typeof value === 'boolean',
  write: ({ transitionOptions: options }, value) => ({
    transitionOptions: { ...(options as StoredOptions | null | undefined), active: value },
  }),
};

function clip(slot: ClipSlot): EditableField<MapFile | null> {
  return {
    rights: ['background'],
    populate: BACKGROUND,
    read: (row) => clipIn(row, slot),
    accepts: (value): value is MapFile | null => value === null || isFile(value),
    write: ({ background }, value) => {
      const others = partsOf(background).filter(({ key, video }) => !(key === slot && video));
      return {
        background: [...others.map(writtenPart), ...(value === null ? [] : [clipPart(slot, value)])],
      };
    },
  };
}

/** A clip as a new part of `background`, played once. */
export function clipPart(slot: ClipSlot, { id }: MapFile): object {
  return {
    __component: 'background-content.video',
    key: slot,
    video: id,
    loop: false,
  };
}

/** Every field that can be changed on the map. */
export const EDITABLE = {
  world: { start },
  location: { position, pin, direction, station } satisfies Record<LocationField, unknown>,
  transition: {
    weight,
    active,
    ...(Object.fromEntries(CLIP_SLOTS.map((slot) => [`clip ${slot}`, clip(slot)])) as Record<
      `clip ${ClipSlot}`,
      EditableField<MapFile | null>
    >),
  } satisfies Record<TransitionField, unknown>,
} as const;

/** The attributes that an account has to be allowed to write to place a location on the floor plan. */
export const PLAN_RIGHTS: readonly string[] = [position, pin, direction].flatMap(({ rights }) => rights);

/** The field that a change names; undefined if there is no such field. */
export function editableField({
  of,
  field,
}: Pick<FieldTarget, 'field' | 'of'>): EditableField<FieldValue> | undefined {
  const fields: Readonly<Record<string, unknown>> =
    EDITABLE[of === 'transition' || of === 'portal' ? 'transition' : of];
  // Each field reads and writes its own type of value, and `accepts` rejects others.
  return Object.hasOwn(fields, field) ? (fields[field] as EditableField<FieldValue>) : undefined;
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isOnPlan(value: unknown): value is PicturePoint {
  const { x, y } = (value ?? {}) as { readonly x?: unknown; readonly y?: unknown };
  return [x, y].every((part) => typeof part === 'number' && part >= 0 && part <= 100);
}

function isFile(value: unknown): value is MapFile {
  return typeof value === 'object' && value !== null && 'id' in value && Number.isSafeInteger(value.id);
}

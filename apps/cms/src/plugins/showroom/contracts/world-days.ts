import type { MapLocation, MapTransition, OutsideLocation } from './map.ts';
import type { LeftOut } from './versions.ts';

/**
 * `GET /showroom/world-days`: the worlds that can be looked at. `GET …/:world?wall&zone`: what a restore would change
 * ({@link WorldDay}). `POST …/:world/restore` ({@link WorldDayInput}): restores it as drafts, all or nothing. It needs
 * the permission to see versions, and those for each entry.
 */
export const WORLD_DAYS_PATH = '/showroom/world-days';

export interface DayWorld {
  readonly documentId: string;
  readonly name: string;
}

export type DayWorldsAnswer = { readonly data: readonly DayWorld[] };

/** A moment on a wall clock. */
export interface DayMoment {
  /** The date and time, `2026-11-02T09:00`. */
  readonly wall: string;
  /** An IANA name, `Europe/Berlin`. */
  readonly zone: string;
}

interface DayEntryName {
  readonly uid: string;
  readonly documentId: string;
  readonly title: string;
}

/** An entry that would be brought back to what it was. */
export interface DayEntry extends DayEntryName {
  /** `back`: it was deleted since, in these languages. */
  readonly kind: 'changed' | 'back';
  readonly languages: readonly {
    /** Absent for a type without languages. */
    readonly locale?: string;
    /** The version that would be restored. */
    readonly version: number;
  }[];
  /** The world that it belongs to now, and would be taken from. */
  readonly takenFrom?: string;
}

/**
 * An entry that was not part of the world then. `chosen`: the editor decides whether it leaves the world; `follows`: a
 * transition is switched off, unless it leads to a location that stays; `stays`: it is left as it is.
 */
export interface NewerEntry extends DayEntryName {
  readonly fate: 'chosen' | 'follows' | 'stays';
  /** Of a transition: the locations among the newer ones that it joins. */
  readonly ends: readonly string[];
}

/**
 * An entry that differs and is left as it is. `shared`: other worlds show it, too; `live`: it has no drafts, visitors
 * would see the change at once; `language`: it got a language since; `unknown`: how it was is not known.
 */
export interface UntouchedEntry extends DayEntryName {
  readonly reason: 'shared' | 'live' | 'language' | 'unknown';
}

/** A world as the map draws it. */
export interface DayMap {
  /** The `payloadId` of the start location. */
  readonly start: string | null;
  readonly floorPlan?: { readonly url: string; readonly width: number; readonly height: number };
  readonly locations: readonly MapLocation[];
  readonly transitions: readonly MapTransition[];
  /** The locations at the other end of its portals. */
  readonly outside: readonly OutsideLocation[];
}

export interface WorldDay {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  readonly entries: readonly DayEntry[];
  readonly newer: readonly NewerEntry[];
  readonly untouched: readonly UntouchedEntry[];
  /** Entries that differ and that the account may not read. */
  readonly hidden: number;
  /** The titles of entries that the account may not write. Nothing is restored while there are any, or hidden ones. */
  readonly forbidden: readonly string[];
  readonly now: DayMap;
  /** As it was, with the newer locations, which stay if the editor leaves it at that. */
  readonly past: DayMap;
  /** Changes with what a restore would do: what the editor has not seen is not restored. */
  readonly stamp: string;
}

export type WorldDayAnswer = { readonly data: WorldDay };

export interface WorldDayInput extends DayMoment {
  readonly stamp: string;
  /** Newer locations that leave the world, by document id. */
  readonly leaving: readonly string[];
}

export interface WorldDayResult {
  /** How many entries were written. */
  readonly count: number;
  /** What could not be brought back, by entry. */
  readonly leftOut: readonly (LeftOut & { readonly title: string })[];
}

export type WorldDayResultAnswer = { readonly data: WorldDayResult };

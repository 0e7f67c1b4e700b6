import type { Finding } from '@vitrine/doctor/finding';
import type { LocaleCode } from '@vitrine/core/world/ids';

/** `GET /showroom/doctor`: what visitors would find broken if all drafts were published. */
export const DOCTOR_PATH = '/showroom/doctor';

/** Permission to see the doctor's findings. */
export const READ_DOCTOR = 'plugin::showroom.doctor.read';

/** The entry in which a finding can be fixed, as the content manager names it. */
export interface FoundEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** The editor's title for it. */
  readonly title: string;
}

/** A finding together with the entry it is about. */
export interface LocatedFinding extends Finding {
  /** Its field as the form names it, in the panel's language; absent if it is about the whole entry. */
  readonly fieldName?: string;
  /** The slug of its world; absent if all worlds share the entry. */
  readonly world?: string;
  /** Absent for files and for content without an entry. */
  readonly entry?: FoundEntry;
  /** If two entries use the same name: the entry that keeps it. `entry` is the other one. */
  readonly rival?: FoundEntry;
}

export interface ExaminedWorld {
  readonly slug: string;
  readonly name: string;
  /** Score of this world's own findings, a whole number from 0 to 100 (`shownScore` in the core). */
  readonly score: number;
}

export interface ExaminedShowroom {
  /** Version of the drafts, in the web server's format for published versions; absent if there are no drafts. */
  readonly version?: string;
  /** Sorted by name. Empty if the CMS has no location. */
  readonly worlds: readonly ExaminedWorld[];
  /** Score of the content that all worlds share. */
  readonly sharedScore: number;
  /** Errors first. */
  readonly findings: readonly LocatedFinding[];
  readonly defaultLocale: LocaleCode;
}

export interface DoctorAnswer {
  readonly data: ExaminedShowroom;
  /** Every write before this time is included: milliseconds of the CMS's clock. */
  readonly at: number;
}

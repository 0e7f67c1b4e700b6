import type { Finding } from '@vitrine/doctor/finding';
import type { LocaleCode } from '@vitrine/core/world/ids';

/** `GET /showroom/doctor`: what is wrong with the drafts, as visitors would meet it if all were published. */
export const DOCTOR_PATH = '/showroom/doctor';

/** Who has it may see the doctor's findings. */
export const READ_DOCTOR = 'plugin::showroom.doctor.read';

/** The entry that mends a finding, in the words of the content manager. */
export interface FoundEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** As the editor named it. */
  readonly title: string;
}

/** A finding with the way to what it speaks of. */
export interface LocatedFinding extends Finding {
  /** The slug of the world it belongs to; absent when all worlds share it. */
  readonly world?: string;
  /** Absent for a file, and for what has no entry. */
  readonly entry?: FoundEntry;
  /** Of two entries that came under one name: the one that has kept it. `entry` is the other. */
  readonly rival?: FoundEntry;
}

export interface ExaminedWorld {
  readonly slug: string;
  readonly name: string;
  /** Of its own findings: whole, 0 to 100, as `shownScore` of the core gives it. */
  readonly score: number;
}

export interface ExaminedShowroom {
  /** Of the drafts, as the web server names a version of what is published; absent when there are none. */
  readonly version?: string;
  /** In the order of their names. None in a CMS without any location. */
  readonly worlds: readonly ExaminedWorld[];
  /** The score of what all worlds share. */
  readonly sharedScore: number;
  /** Errors first. */
  readonly findings: readonly LocatedFinding[];
  readonly defaultLocale: LocaleCode;
}

export interface DoctorAnswer {
  readonly data: ExaminedShowroom;
  /** It knows of everything that was written before: milliseconds of the CMS's clock. */
  readonly at: number;
}

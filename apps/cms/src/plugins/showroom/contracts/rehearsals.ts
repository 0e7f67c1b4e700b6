/**
 * `POST`: opens the showroom as it will be at a time ({@link RehearsalInput}), in a window of its own. It needs the
 * permissions to see drafts in the showroom and to see releases.
 */
export const REHEARSALS_PATH = '/showroom/rehearsals';

export interface RehearsalInput {
  /** The date and time on a wall clock of that zone, `2027-01-11T09:00`. */
  readonly wall: string;
  /** An IANA name, `Europe/Berlin`. */
  readonly zone: string;
  /** The language in which it begins; the first one of the showroom where it is absent or unknown. */
  readonly locale?: string;
}

export interface OpenedRehearsal {
  /** Can be used once, within a minute. */
  readonly href: string;
  /** How many releases the showroom then holds that are planned now. */
  readonly releases: number;
  /** Releases planned up to then that would be stopped: nothing of them is seen. */
  readonly stopped: readonly { readonly id: number; readonly name: string }[];
}

export type OpenedRehearsalAnswer = { readonly data: OpenedRehearsal };

import type { ClientMedia } from '@vitrine/core/world/media';

/** Why a code that was sent without scripts did not open the world; the page reads it from its address. */
export const CODE_PROBLEMS = ['code', 'busy', 'failed', 'input'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

/** The form for the access code. */
export interface CodeView {
  /** The hidden fields of the form. */
  readonly fields: {
    /** The world, if the address names it; for a door the server finds the world itself. */
    readonly world?: string;
    /** Where to go on to. */
    readonly door?: number;
    readonly locale: string;
    /** The page that the form is on, to come back to without scripts. */
    readonly page: string;
  };
  /** The result of the last code, without scripts. */
  readonly problem?: CodeProblem;
  /** Seconds until the next one may be sent. */
  readonly wait?: number;
}

/** The form over a location. */
export interface CodeOverlayView extends CodeView {
  /** The page of the location, with nothing over it. */
  readonly pageHref: string;
  /** The picture of the hotspot that leads to the door. */
  readonly behind?: ClientMedia;
}

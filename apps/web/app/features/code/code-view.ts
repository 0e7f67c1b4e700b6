/** Why a code that was sent without scripts did not open the world, as its page is told in the address. */
export const CODE_PROBLEMS = ['code', 'busy', 'failed', 'input'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

/** The form that asks for an access code. */
export interface CodeView {
  /** What is sent along with the code. */
  readonly fields: {
    /** The world, where the address names it; the server knows the world of a door by itself. */
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
}

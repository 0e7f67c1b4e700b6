/** What can be used by keyboard. */
export const CONTROLS =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [tabindex="0"]';

/** What is over everything else, if anything. */
export const TOP = 'dialog:modal';

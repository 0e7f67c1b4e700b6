import type { IdleRules } from '@vitrine/core/screensaver/idle-rules';
import type { Texts } from '~/i18n/translations.tsx';

/** What a page needs for the time when no one is at the window. */
export interface IdleView {
  readonly rules: IdleRules;
  /** What the screensaver of the page's world shows. */
  readonly programmeHref: string;
  /** The start of the default world in the default language: where the next visitor begins. */
  readonly homeHref: string;
  readonly texts: Texts;
}

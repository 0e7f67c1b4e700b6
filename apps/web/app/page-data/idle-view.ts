import type { IdleRules } from '@vitrine/core/screensaver/idle-rules';
import type { Texts } from '~/i18n/translations.tsx';

/** The data that a page needs while the window is idle. */
export interface IdleView {
  readonly rules: IdleRules;
  /** The programme of the world's screensaver. */
  readonly programmeHref: string;
  /** The start of the default world in the default language: where the next visitor begins. */
  readonly homeHref: string;
  readonly texts: Texts;
  /** What the world says of itself. */
  readonly claim: string;
}

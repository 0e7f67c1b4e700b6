import type { AnalyticsSettings } from '@vitrine/core/world/settings/analytics';
import type { Texts } from '~/i18n/translations.tsx';

/** What a page needs for counting visits; absent in a showroom that does not count them. */
export interface AnalyticsView extends Omit<AnalyticsSettings, 'isActive'> {
  /** The interface texts of the question. */
  readonly texts: Texts;
  /** The privacy policy. */
  readonly privacy?: { readonly href: string; readonly isElsewhere: boolean };
}

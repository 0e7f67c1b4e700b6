import { setting } from './setting.ts';

/** Analytics events (specification section 1: "off by default"). */
export interface AnalyticsSettings {
  readonly isActive: boolean;
  /** Nothing is counted before the visitor has agreed. */
  readonly needsConsent: boolean;
  /** A Google Tag Manager container; without it events stay in the page's data layer. */
  readonly tagManagerId?: string;
  /** The measurement of a Google Analytics property; events go there without a tag manager. */
  readonly measurementId?: string;
}

/** Specification section 1: "analytics events (off by default)". */
export const ANALYTICS_DEFAULTS: AnalyticsSettings = { isActive: false, needsConsent: true };

/** They become part of a script's address: anything else is left out. */
const TAG_MANAGER_ID = /^GTM-[A-Z\d]{4,12}$/;
const MEASUREMENT_ID = /^G-[A-Z\d]{4,12}$/;

export const analytics = setting({
  component: 'analytics',
  fields: { active: 'flag', needs_consent: 'flag', tag_manager_id: 'text', measurement_id: 'text' },
  leadsTo: 'nothing',
  read: (given): AnalyticsSettings => {
    const tagManagerId = given.matching('tag_manager_id', TAG_MANAGER_ID, 'report.tagManager');
    const measurementId = given.matching('measurement_id', MEASUREMENT_ID, 'report.measurement');
    return {
      isActive: given.flag('active') ?? ANALYTICS_DEFAULTS.isActive,
      needsConsent: given.flag('needs_consent') ?? ANALYTICS_DEFAULTS.needsConsent,
      ...(tagManagerId !== undefined && { tagManagerId }),
      ...(measurementId !== undefined && { measurementId }),
    };
  },
});

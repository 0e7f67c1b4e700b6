import { message } from '@vitrine/core/reports/message';
import { readSynonyms } from '@vitrine/core/search/synonyms';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import { ANALYTICS_DEFAULTS, FLY_MODE_DEFAULTS, HOTSPOT_DEFAULTS } from '@vitrine/core/world/settings';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import type {
  AnalyticsSettings,
  CompanyBrand,
  CoverTexts,
  ScreensaverSettings,
  Settings,
} from '@vitrine/core/world/settings';
import type { WireCoverPage, WireSettings } from '../wire/settings.ts';
import { isAbsent, present, textOf } from './present.ts';
import type { Scope } from './scope.ts';
import { themeChoicesOf } from './themes.ts';

/** Specification section 9: the automatic screensaver moves on every 10 s. */
const AUTOMATIC_INTERVAL = 10;

/** Specification section 9, article slider. */
const CONTENT_SLIDER_DEFAULTS = {
  autoplay: true,
  interval: 3000,
  pauseOnFocus: true,
  pauseOnHover: false,
} as const;

const PATH = 'app-setting';

/** The settings, every gap filled with the constant of specification section 9. */
export function settingsOf(scope: Scope, wire: WireSettings | undefined, brandTheme: ThemeChoices): Settings {
  const slider = wire?.content_slider;
  const media = (name: MediaAttribute) => scope.media(wire?.[name], `${PATH}.${name}`);
  return {
    flyMode: flyModeOf(wire?.pathfinding),
    screensaver: screensaverOf(scope, wire?.screensaver),
    hotspots: {
      isStaggered: wire?.hotspots?.stagger_animation ?? HOTSPOT_DEFAULTS.isStaggered,
      staggerInterval: wire?.hotspots?.stagger_interval ?? HOTSPOT_DEFAULTS.staggerInterval,
      defaultAnimation: wire?.hotspots?.default_animation ?? HOTSPOT_DEFAULTS.defaultAnimation,
      expandAll: wire?.hotspots?.expand_all ?? HOTSPOT_DEFAULTS.expandAll,
    },
    contentSlider: {
      autoplay: slider?.autoplay ?? CONTENT_SLIDER_DEFAULTS.autoplay,
      interval: positive(slider?.interval) ?? CONTENT_SLIDER_DEFAULTS.interval,
      pauseOnFocus: slider?.pause_on_focus ?? CONTENT_SLIDER_DEFAULTS.pauseOnFocus,
      pauseOnHover: slider?.pause_on_hover ?? CONTENT_SLIDER_DEFAULTS.pauseOnHover,
    },
    analytics: analyticsOf(scope, wire?.analytics),
    isStaging: wire?.staging ?? false,
    embedHosts: (wire?.embed_hosts ?? '').split(/\r?\n/).flatMap((host) => textOf(host)?.toLowerCase() ?? []),
    ...present({
      defaultWorld: scope.world(wire?.default_world, `${PATH}.default_world`),
      brand: brandOf(scope, wire?.brand, brandTheme),
      appLogo: media('app_logo'),
      startPageBackground: media('start_page_background'),
      loginPageBackground: media('login_page_background'),
      powerSaveModePageBackground: media('power_save_mode_page_background'),
      loginPage: coverTextsOf(wire?.login_page),
      powerSavePage: coverTextsOf(wire?.power_save_page),
      contactEmail: textOf(wire?.contact_email),
      searchSynonyms: synonymsOf(wire?.search_synonyms),
    }),
  };
}

function synonymsOf(typed: WireSettings['search_synonyms']): Settings['searchSynonyms'] {
  const groups = readSynonyms(typed ?? '');
  return groups.length === 0 ? undefined : groups;
}

/** What the brand has chosen of the look of all worlds. */
export function brandThemeOf(scope: Scope, wire: WireSettings | undefined): ThemeChoices {
  return themeChoicesOf(scope, wire?.brand?.theme, `${PATH}.brand.theme`);
}

function brandOf(scope: Scope, wire: WireSettings['brand'], theme: ThemeChoices): CompanyBrand | undefined {
  const brand = present({
    name: textOf(wire?.name),
    icon: scope.media(wire?.icon, `${PATH}.brand.icon`),
    picture: scope.media(wire?.picture, `${PATH}.brand.picture`),
    theme: Object.keys(theme).length === 0 ? undefined : completeTheme(theme),
  });
  return Object.keys(brand).length === 0 ? undefined : brand;
}

type MediaAttribute =
  | 'app_logo'
  | 'start_page_background'
  | 'login_page_background'
  | 'power_save_mode_page_background';

/** Whatever an editor left empty is said by the interface's own texts. */
function coverTextsOf(page: WireCoverPage): CoverTexts | undefined {
  const title = textOf(page?.title);
  const text = textOf(page?.text);
  const buttonLabel = textOf(page?.button_label);
  if (title === undefined && text === undefined && buttonLabel === undefined) return undefined;
  return { title: title ?? '', text: text ?? '', buttonLabel: buttonLabel ?? '' };
}

function positive(value: number | null | undefined): number | undefined {
  return !isAbsent(value) && value > 0 ? value : undefined;
}

function flyModeOf(wire: WireSettings['pathfinding']): Settings['flyMode'] {
  return {
    isActive: wire?.fly_mode_active ?? FLY_MODE_DEFAULTS.isActive,
    maximumItems: positive(wire?.max_world_items) ?? FLY_MODE_DEFAULTS.maximumItems,
    beyondMaximum: wire?.direct_beyond_maximum ? 'goDirectly' : FLY_MODE_DEFAULTS.beyondMaximum,
    skipLocations: wire?.skip_location ?? FLY_MODE_DEFAULTS.skipLocations,
    // A rate of nothing would be a clip that never ends.
    playbackRate: positive(wire?.playback_rate) ?? FLY_MODE_DEFAULTS.playbackRate,
    blendingTime: wire?.blending_time ?? FLY_MODE_DEFAULTS.blendingTime,
  };
}

/** They become part of a script's address: anything else is left out. */
const GOOGLE_IDS = {
  tag_manager_id: { pattern: /^GTM-[A-Z\d]{4,12}$/, report: 'report.tagManager' },
  measurement_id: { pattern: /^G-[A-Z\d]{4,12}$/, report: 'report.measurement' },
} as const;

function analyticsOf(scope: Scope, wire: WireSettings['analytics']): AnalyticsSettings {
  const googleId = (field: keyof typeof GOOGLE_IDS): string | undefined => {
    const typed = textOf(wire?.[field]);
    if (typed === undefined || GOOGLE_IDS[field].pattern.test(typed)) return typed;
    scope.report(
      'invalidEntry',
      `${PATH}.analytics.${field}`,
      message(GOOGLE_IDS[field].report, { id: typed }),
    );
    return undefined;
  };
  return {
    isActive: wire?.active ?? ANALYTICS_DEFAULTS.isActive,
    needsConsent: wire?.needs_consent ?? ANALYTICS_DEFAULTS.needsConsent,
    ...present({ tagManagerId: googleId('tag_manager_id'), measurementId: googleId('measurement_id') }),
  };
}

function screensaverOf(scope: Scope, wire: WireSettings['screensaver']): ScreensaverSettings {
  return {
    isActive: wire?.active ?? false,
    isAutomatic: wire?.use_automatically_generated_screensaver ?? false,
    automaticInterval: positive(wire?.automatically_generated_screensaver_interval) ?? AUTOMATIC_INTERVAL,
    skipUnreachableLocation: wire?.skip_unreachable_location ?? false,
    ...present({
      idleTimeout: positive(wire?.idle_timeout),
      stepInterval: positive(wire?.timeout),
      forgetsVisitor: wire?.forgets_visitor ?? undefined,
      forgetsLogin: wire?.forgets_login ?? undefined,
      name: scope.screensaver(wire?.screensaver, `${PATH}.screensaver.screensaver`),
    }),
  };
}

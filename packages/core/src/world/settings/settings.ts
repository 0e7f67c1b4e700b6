import { accessLink } from './access-link.ts';
import { analytics } from './analytics.ts';
import { brand } from './brand.ts';
import { contactEmail } from './contact-email.ts';
import { contactReply } from './contact-reply.ts';
import { contentSlider } from './content-slider.ts';
import { loginPage, powerSavePage } from './cover-pages.ts';
import { defaultWorld } from './default-world.ts';
import { embedHosts } from './embed-hosts.ts';
import { flyMode } from './fly-mode.ts';
import { hotspots } from './hotspots.ts';
import { isStaging } from './is-staging.ts';
import {
  appLogo,
  loginPageBackground,
  powerSaveModePageBackground,
  startPageBackground,
} from './pictures.ts';
import { presenters } from './presenters.ts';
import { privacyLink } from './privacy-link.ts';
import { screensaver } from './screensaver.ts';
import { searchSynonyms } from './search-synonyms.ts';
import type { AnySettingReader, Setting, SettingFields } from './setting.ts';

/** A setting of any fields: the compiler cannot follow a name to its own fields through a table. */
export interface AnySetting extends Pick<
  Setting<SettingFields, unknown>,
  'component' | 'fields' | 'leadsTo'
> {
  readonly read: (given: AnySettingReader) => unknown;
}

/** Every setting of an installation, under the name that the showroom has for it. */
export const SETTINGS = {
  flyMode,
  screensaver,
  contentSlider,
  hotspots,
  analytics,
  brand,
  defaultWorld,
  appLogo,
  startPageBackground,
  loginPageBackground,
  powerSaveModePageBackground,
  loginPage,
  powerSavePage,
  isStaging,
  contactEmail,
  contactReply,
  privacyLink,
  accessLink,
  embedHosts,
  searchSynonyms,
  presenters,
} as const satisfies Readonly<Record<string, AnySetting>>;

type SettingName = keyof typeof SETTINGS;
type SettingValue<Name extends SettingName> = ReturnType<(typeof SETTINGS)[Name]['read']>;

/** What editors have set for the whole installation; where it has a default, it is always there. */
export type Settings = {
  readonly [Name in SettingName as undefined extends SettingValue<Name> ? never : Name]: SettingValue<Name>;
} & {
  readonly [Name in SettingName as undefined extends SettingValue<Name> ? Name : never]?: Exclude<
    SettingValue<Name>,
    undefined
  >;
};

/** The settings that name an entry that is content. */
export type LeadingSettings = Pick<
  Settings,
  {
    [Name in SettingName]: (typeof SETTINGS)[Name]['leadsTo'] extends 'content' ? Name : never;
  }[SettingName]
>;

/** Reads every setting, each with the reader of its fields. */
export function readSettings(readerOf: (setting: AnySetting) => AnySettingReader): Settings {
  const read = Object.entries<AnySetting>(SETTINGS).map(([name, setting]) => [
    name,
    setting.read(readerOf(setting)),
  ]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Settings;
}

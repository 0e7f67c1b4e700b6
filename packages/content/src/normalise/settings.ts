import { message } from '@vitrine/core/reports/message';
import { readSynonyms } from '@vitrine/core/search/synonyms';
import { completeTheme } from '@vitrine/core/theme/complete-theme';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import { brand } from '@vitrine/core/world/settings/brand';
import type { AnySettingReader } from '@vitrine/core/world/settings/setting';
import { readSettings } from '@vitrine/core/world/settings/settings';
import type { AnySetting, Settings } from '@vitrine/core/world/settings/settings';
import type { WireSettingField, WireSettings } from '../wire/settings.ts';
import { scopesIn } from './access.ts';
import { isAbsent, textOf } from './present.ts';
import type { Scope } from './scope.ts';
import { themeChoicesOf } from './themes.ts';

const PATH = 'app-setting';

/** The settings, with gaps filled by the constants of specification section 9. */
export function settingsOf(scope: Scope, wire: WireSettings | undefined, brandTheme: ThemeChoices): Settings {
  return readSettings((setting) => settingReader({ scope, wire, setting, brandTheme }));
}

/** The parts of the theme that the brand sets for all worlds. */
export function brandThemeOf(scope: Scope, wire: WireSettings | undefined): ThemeChoices {
  const { theme } = fieldsOf(wire, brand);
  return themeChoicesOf(scope, theme as WireSettingField<'theme'>, `${pathOf(brand)}.theme`);
}

function settingReader(options: {
  readonly scope: Scope;
  readonly wire: WireSettings | undefined;
  readonly setting: AnySetting;
  readonly brandTheme: ThemeChoices;
}): AnySettingReader {
  const { scope, wire, setting, brandTheme } = options;
  const given = fieldsOf(wire, setting);
  const at = (name: string): string => `${pathOf(setting)}.${name}`;
  // The setting names only fields of the type, and the entry has passed their schema.
  const amount = (name: string) => (given[name] as WireSettingField<'amount'>) ?? undefined;
  const text = (name: string) => textOf(given[name] as WireSettingField<'text'>);
  return {
    flag: (name) => (given[name] as WireSettingField<'flag'>) ?? undefined,
    amount,
    positive: (name) => {
      const value = amount(name);
      return value !== undefined && value > 0 ? value : undefined;
    },
    text,
    matching: (name, form, report) => {
      const typed = text(name);
      if (typed === undefined || form.test(typed)) return typed;
      scope.report('invalidEntry', at(name), message(report, { id: typed }));
      return undefined;
    },
    choice: (name, choices) => choices.find((choice) => choice === given[name]),
    media: (name) => scope.media(given[name] as WireSettingField<'media'>, at(name)),
    world: (name) => scope.world(given[name] as WireSettingField<'world'>, at(name)),
    screensaver: (name) => scope.screensaver(given[name] as WireSettingField<'screensaver'>, at(name)),
    theme: () => (Object.keys(brandTheme).length === 0 ? undefined : completeTheme(brandTheme)),
    synonyms: (name) => readSynonyms(text(name) ?? ''),
    scopes: (name) => scopesIn(text(name)),
  };
}

function fieldsOf(
  wire: WireSettings | undefined,
  { component }: Pick<AnySetting, 'component'>,
): Readonly<Record<string, unknown>> {
  const holder = component === undefined ? wire : wire?.[component];
  return isAbsent(holder) ? {} : (holder as Readonly<Record<string, unknown>>);
}

function pathOf({ component }: Pick<AnySetting, 'component'>): string {
  return component === undefined ? PATH : `${PATH}.${component}`;
}

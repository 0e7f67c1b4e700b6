import { formatHomePath, parsePath, POWER_SAVE_SEGMENT, splitPath } from '@vitrine/core/links/path';
import { isSafeRedirectPath } from '@vitrine/core/links/redirect-path';
import type { LocaleCode } from '@vitrine/core/world/ids';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { Texts } from '~/i18n/translations.tsx';
import type { PublishedContent, ServerContext } from '~/contract/server-context.ts';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { titled } from '~/page-data/brand-view.server.ts';
import { coverSurroundings } from '../cover/cover-data.server.ts';
import type { CoverSurroundings } from '../cover/cover-data.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';

/** The data of the power-save page. */
export interface PowerSaveData extends CoverSurroundings {
  readonly title: string;
  /** The title in the browser's tab. */
  readonly tabTitle: string;
  readonly text: string;
  readonly buttonLabel: string;
  /** The target of 'Continue without videos': a safe path of our own. */
  readonly continueHref: string;
  readonly texts: Texts;
  /** The style sheets of the page's code. */
  readonly styles: readonly string[];
}

/**
 * Builds the power-save page: the editor's texts, or the built-in ones where there are none (specification section
 * 4: "A video cannot play in it and a 'Continue without videos' button is shown").
 *
 * @param request.to the visitor's destination, from the address: untrusted.
 */
export function buildPowerSaveData(request: {
  readonly server: ServerContext;
  readonly language: AddressLanguage;
  readonly to: string;
}): PowerSaveData {
  const { server, language } = request;
  const { bundle } = server;
  const { settings } = language.snapshot;
  const t = serverTexts(language.snapshot, ['powerSave']);
  const to = safeTarget(request.to, bundle);
  const cover = coverSurroundings({
    server,
    language,
    path: `/${POWER_SAVE_SEGMENT}`,
    world: indexOf(language.snapshot).worlds.get(to?.world ?? ''),
    picture: settings.powerSaveModePageBackground,
  });
  const title = settings.powerSavePage?.title || t('power_save__title');
  return {
    ...cover,
    languages: to === undefined ? cover.languages : cover.languages.map((link) => keepingTarget(link, to)),
    title,
    tabTitle: titled(settings.brand, title),
    text: settings.powerSavePage?.text || t('power_save__text'),
    buttonLabel: settings.powerSavePage?.buttonLabel || t('power_save__continue'),
    continueHref:
      to?.asked ?? formatHomePath({ locale: language.locale, defaultLocale: bundle.defaultLocale }),
    texts: interfaceTexts(language.snapshot, ['powerSave']),
    styles: server.stylesOf('app/screens/power-save/power-save-screen.tsx'),
  };
}

/** An address of ours that the page may continue to. */
interface Target {
  readonly asked: string;
  /** The address without a language in front. */
  readonly plain: string;
  /** The world that the address names, in lower case, whether or not it exists. */
  readonly world: string;
}

/** Undefined for another site's address, and for the power-save page itself, which would loop. */
function safeTarget(to: string, { locales }: PublishedContent): Target | undefined {
  if (!isSafeRedirectPath(to)) return undefined;
  const [path = '', ...rest] = to.split(/(?=[?#])/);
  const codes = locales.map(({ code }) => code);
  const segments = splitPath(path);
  const { kind, locale } = parsePath(segments, { locales: codes, worlds: [] });
  if (kind === 'powerSave') return undefined;
  const plain = locale === undefined ? path : path.slice(path.indexOf('/', 1)).replace(/^[^/].*$/, '');
  return { asked: to, plain: [plain, ...rest].join(''), world: splitPath(plain)[0]?.toLowerCase() ?? '' };
}

/** The page in another language, continuing to the same address in that language. */
function keepingTarget(link: LanguageLink, to: Target): LanguageLink {
  return { ...link, href: `${link.href}?to=${encodeURIComponent(inLanguage(link.locale.code, to))}` };
}

/** The same address in another language, always with its prefix. */
function inLanguage(code: LocaleCode, { plain }: Target): string {
  return plain === '/' ? `/${code}` : `/${code}${plain}`;
}

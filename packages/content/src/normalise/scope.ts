import { message } from '@vitrine/core/reports/message';
import { overlayId } from '@vitrine/core/world/ids';
import type { LocaleCode, OverlayId, PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { Media } from '@vitrine/core/world/media';
import { derivedNumber } from '../canonical.ts';
import type { StoreState } from '../endpoints/endpoint.ts';
import { aliasesOf } from '../wire/identity.ts';
import type { WireMedia, WireReference } from '../wire/fields.ts';
import { alternativeTextOf } from './alternative-texts.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Names } from './names.ts';
import type { Report } from './reporter.ts';
import { isAbsent } from './present.ts';

/** The context in which every part of one language's snapshot is normalised. */
export interface Scope {
  readonly locale: LocaleCode;
  readonly report: Report;
  /** The target of a relation, or `undefined` where it is empty, or no longer exists (then reported). */
  readonly location: Resolve<PayloadId>;
  readonly world: Resolve<WorldSlug>;
  readonly article: Resolve<OverlayId>;
  readonly dashboard: Resolve<OverlayId>;
  /** Gives the menu's key. */
  readonly menu: Resolve<string>;
  /** Gives the icon's name. */
  readonly icon: Resolve<string>;
  /** Gives the screensaver's name. */
  readonly screensaver: Resolve<string>;
  readonly media: (wire: WireMedia | null | undefined, path: string) => Media | undefined;
  /** Each file once, at its first occurrence. */
  readonly mediaList: (wire: readonly WireMedia[] | null | undefined, path: string) => readonly Media[];
  /** Where the showroom serves a file that a text names. */
  readonly mediaAddresses: Pick<MediaLibrary, 'addressOf' | 'ownAddressOf'>;
}

export type Resolve<Key> = (reference: WireReference | null | undefined, path: string) => Key | undefined;

/** The entries of one language's snapshot, by identity. */
export interface Kept {
  readonly contents: ReadonlyMap<string, PayloadId>;
  readonly worlds: ReadonlyMap<string, WorldSlug>;
  readonly articles: ReadonlyMap<string, OverlayId>;
  readonly dashboards: ReadonlyMap<string, OverlayId>;
  readonly menus: ReadonlyMap<string, string>;
  readonly icons: ReadonlyMap<string, string>;
  readonly screensavers: ReadonlyMap<string, string>;
}

export function createScope(options: {
  readonly locale: LocaleCode;
  readonly defaultLocale: LocaleCode;
  readonly report: Report;
  readonly names: Names;
  readonly library: MediaLibrary;
  readonly kept: Kept;
}): Scope {
  const { locale, defaultLocale, report, names, library, kept } = options;
  const media: Scope['media'] = (wire, path) => {
    if (isAbsent(wire)) return undefined;
    const found = library.mediaOf(wire);
    if (found === undefined) report('missingMedia', path, message('report.fileAddress', { url: wire.url }));
    return found && { ...found, ...alternativeTextOf(wire, locale, defaultLocale) };
  };
  const resolver =
    <Key>(store: StoreState, keys: ReadonlyMap<string, Key>): Resolve<Key> =>
    (reference, path) => {
      if (isAbsent(reference)) return undefined;
      const key = keyOf({ store, reference, names, keys });
      if (key === undefined)
        report('danglingTarget', path, message('report.targetGone', { target: nameOf(reference) }));
      return key;
    };
  return {
    locale,
    report,
    location: resolver('contents', kept.contents),
    world: resolver('worlds', kept.worlds),
    article: resolver('articles', kept.articles),
    dashboard: resolver('dashboards', kept.dashboards),
    menu: resolver('menus', kept.menus),
    icon: resolver('icons', kept.icons),
    screensaver: resolver('screensavers', kept.screensavers),
    media,
    mediaList: (wire, path) =>
      eachOnce((wire ?? []).flatMap((file, index) => media(file, `${path}[${index}]`) ?? [])),
    mediaAddresses: library,
  };
}

function eachOnce(media: readonly Media[]): readonly Media[] {
  const seen = new Set<string>();
  return media.filter(({ url }) => {
    const isFirst = !seen.has(url);
    seen.add(url);
    return isFirst;
  });
}

/** Finds the target of a relation among the kept entries, without a report. */
export function keyOf<Key>(options: {
  readonly store: StoreState;
  readonly reference: WireReference;
  readonly names: Names;
  readonly keys: ReadonlyMap<string, Key>;
}): Key | undefined {
  const { store, reference, names, keys } = options;
  for (const alias of aliasesOf(store, reference)) {
    const identity = names.identityOf(store, alias);
    const key = identity === undefined ? undefined : keys.get(identity);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** The number of something that is identified by its content and never stored: an iframe, a screensaver. */
export function numberFor(name: string): OverlayId {
  return overlayId(derivedNumber(name));
}

function nameOf(reference: WireReference): string {
  return (
    reference.title ??
    reference.name ??
    reference.payloadId ??
    reference.slug ??
    reference.key ??
    reference.documentId ??
    String(reference.id)
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLocationPath } from '@vitrine/core/links/path';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { ROOT } from './processes.ts';

/** The languages and windows that the journeys are walked in. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number] | 'fr' | 'es';

function readProjectJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

const snapshots = new Map<Language, Snapshot>();

/** The shipped demo's content in a language. */
export function demoIn(language: Language): Snapshot {
  let snapshot = snapshots.get(language);
  if (snapshot === undefined) {
    // The snapshot's own tests check its form; the journeys only read from it.
    snapshot = readProjectJson(`demo/snapshot/${language}.json`) as Snapshot;
    snapshots.set(language, snapshot);
  }
  return snapshot;
}

/**
 * A location of the demo by its `payloadId`.
 * @throws Error when the demo has none of that name
 */
export function locationOf(payloadId: string, language: Language = 'en'): Location {
  const found = demoIn(language).locations.find((location) => location.payloadId === payloadId);
  if (found === undefined) throw new Error(`The demo has no location “${payloadId}”.`);
  return found;
}

/** The address of a location in a language. */
export function addressOf(payloadId: string, language: Language = 'en'): string {
  const location = locationOf(payloadId, language);
  const { defaultLocale } = demoIn(language);
  const locale = demoIn(language).locale;
  return formatLocationPath({ locale, defaultLocale, world: location.world, location });
}

/** Original media paths such as `transitions/entrance--reception.mp4` by the name of the served file. */
const mediaPaths = readProjectJson('demo/snapshot/media.json') as Readonly<Record<string, string>>;

/** The path below `demo/media` of the file that an address serves; undefined for everything else. */
export function mediaPathOf(url: string): string | undefined {
  return mediaPaths[decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')];
}

/** The name `<from>--<to>` of the walk whose clip an address serves, in either size. */
export function walkOf(url: string): string | undefined {
  return /^transitions\/(?:phone\/)?(.+?)(?:-16x9)?\.mp4$/.exec(mediaPathOf(url) ?? '')?.[1];
}

const MESSAGES = 'packages/texts/src/messages';

const texts = new Map<Language, Readonly<Record<string, string>>>();

/** All interface texts of the demo in a language, by their keys. */
export function textsIn(language: Language): Readonly<Record<string, string>> {
  let messages = texts.get(language);
  if (messages === undefined) {
    const groups = readdirSync(join(ROOT, MESSAGES)).map(
      (group) => readProjectJson(`${MESSAGES}/${group}/${language}.json`) as Readonly<Record<string, string>>,
    );
    // The demo's own wording comes first, as in the showroom.
    messages = Object.assign({}, ...groups, demoIn(language).uiTexts) as Readonly<Record<string, string>>;
    texts.set(language, messages);
  }
  return messages;
}

/** An interface text of the demo in a language, with its `{title}` filled in. */
export function textIn(language: Language, key: string, title = ''): string {
  const text = textsIn(language)[key];
  if (text === undefined) throw new Error(`There is no interface text “${key}”.`);
  return text.replace('{title}', title);
}

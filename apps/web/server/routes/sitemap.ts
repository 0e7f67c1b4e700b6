import { formatLocationPath } from '@vitrine/core/links/path';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { PublishedContent } from '../../app/contract/server-context.ts';

/** The sitemap protocol allows 50,000 addresses in one file. */
const MAX_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The same location in every language: its address by language code. */
type Alternates = readonly { readonly code: LocaleCode; readonly address: string }[];

function groupLocations(content: PublishedContent, origin: string): Alternates[] {
  const places = new Map<string, { code: LocaleCode; address: string }[]>();
  const add = (code: LocaleCode, location: Location): void => {
    const path = formatLocationPath({
      locale: code,
      defaultLocale: content.defaultLocale,
      world: location.world,
      location,
    });
    const own = places.get(location.payloadId) ?? [];
    own.push({ code, address: escapeXml(origin + path) });
    places.set(location.payloadId, own);
  };
  for (const { code } of content.locales) {
    for (const location of content.snapshots[code]?.locations ?? []) add(code, location);
  }
  return [...places.values()];
}

function entriesOf(content: PublishedContent, alternates: Alternates): string {
  const unprefixed = alternates.find(({ code }) => code === content.defaultLocale);
  const links = [
    ...alternates.map(({ code, address }) => ({ language: code as string, address })),
    ...(unprefixed ? [{ language: 'x-default', address: unprefixed.address }] : []),
  ]
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  return alternates.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`).join('\n');
}

/**
 * The sitemap: every location of the content in every language, each with its alternates. If one file cannot contain
 * all addresses, the sitemap is an index of parts.
 *
 * @param request.content what everyone may see.
 * @param request.part from 1; absent: the index, or everything if one file can contain it.
 * @returns `undefined` for a part that does not exist.
 */
export function sitemapOf(request: {
  readonly content: PublishedContent;
  readonly origin: string;
  readonly part?: number;
  readonly maximum?: number;
}): string | undefined {
  const { content, origin, part, maximum = MAX_ADDRESSES } = request;
  const places = groupLocations(content, origin);
  const placesPerPart = Math.max(1, Math.floor(maximum / Math.max(1, content.locales.length)));
  const parts = Math.max(1, Math.ceil(places.length / placesPerPart));
  if (part === undefined && parts > 1) {
    const list = Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${escapeXml(origin)}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
    );
    return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${list.join('\n')}\n</sitemapindex>\n`;
  }
  const number = part ?? 1;
  if (!Number.isInteger(number) || number < 1 || number > parts) return undefined;
  const own = places.slice((number - 1) * placesPerPart, number * placesPerPart);
  const entries = own.map((alternates) => entriesOf(content, alternates)).join('\n');
  return `${HEAD}\n<urlset ${NAMESPACE} ${ALTERNATES}>\n${entries}\n</urlset>\n`;
}

/** `robots.txt`: allows everything but the data routes; nothing at all on a staging site. */
export function robotsOf(request: { readonly origin: string; readonly isStaging: boolean }): string {
  return request.isStaging
    ? 'User-agent: *\nDisallow: /\n'
    : [
        'User-agent: *',
        'Disallow: /-/',
        'Disallow: /box-api/api/',
        'Disallow: /box-api/events',
        'Disallow: /metrics',
        '',
        `Sitemap: ${request.origin}/sitemap.xml`,
        '',
      ].join('\n');
}

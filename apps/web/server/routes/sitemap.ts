import { formatLocationPath, formatStoryPath, STORIES_SEGMENT } from '@vitrine/core/links/path';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
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

/** The same page in every language: its address by language code. */
type Alternates = readonly { readonly code: LocaleCode; readonly address: string }[];

/** The pages of one language: each with a name that it has in every language. */
function pagesIn({ locale, defaultLocale, worlds, locations, stories }: Snapshot) {
  const language = { locale, defaultLocale };
  // A world of that name, from before there were stories, has their addresses.
  const isTaken = worlds.some(({ slug }) => slug === STORIES_SEGMENT);
  return [
    ...locations.map((location) => ({
      name: location.payloadId as string,
      path: formatLocationPath({ ...language, world: location.world, location }),
    })),
    ...(isTaken ? [] : stories).map(({ id, slug }) => ({
      name: `story ${id}`,
      path: formatStoryPath({ ...language, slug }),
    })),
  ];
}

function groupPages(content: PublishedContent, origin: string): Alternates[] {
  const pages = new Map<string, { code: LocaleCode; address: string }[]>();
  for (const { code } of content.locales) {
    const snapshot = content.snapshots[code];
    for (const { name, path } of snapshot === undefined ? [] : pagesIn(snapshot)) {
      const own = pages.get(name) ?? [];
      own.push({ code, address: escapeXml(origin + path) });
      pages.set(name, own);
    }
  }
  return [...pages.values()];
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
 * The sitemap: every location and every story of the content in every language, each with its alternates. If one file cannot contain
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
  const pages = groupPages(content, origin);
  const pagesPerPart = Math.max(1, Math.floor(maximum / Math.max(1, content.locales.length)));
  const parts = Math.max(1, Math.ceil(pages.length / pagesPerPart));
  if (part === undefined && parts > 1) {
    const list = Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${escapeXml(origin)}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
    );
    return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${list.join('\n')}\n</sitemapindex>\n`;
  }
  const number = part ?? 1;
  if (!Number.isInteger(number) || number < 1 || number > parts) return undefined;
  const own = pages.slice((number - 1) * pagesPerPart, number * pagesPerPart);
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

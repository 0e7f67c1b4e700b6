import { formatLocationPath } from '../links/path.ts';
import { imageUrl } from '../media/image-address.ts';
import { formatOverlayStack } from '../overlays/overlay-stack.ts';
import type { OverlayRef } from '../overlays/overlay-stack.ts';
import { viewerId } from '../overlays/viewer.ts';
import type { OverlayTargets } from '../overlays/viewers-of.ts';
import { pictureOf } from '../background/aspect-ratio.ts';
import type { Article, ArticleSection, Dashboard, Figure } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';
import type { Location } from '../world/location.ts';
import { MEDIA_FORMAT_WIDTHS } from '../world/media.ts';
import type { Media } from '../world/media.ts';
import type { Product } from '../world/product.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { TextPart } from './excerpt.ts';
import { plainText } from './plain-text.ts';

/** What can be found, by title, text and tags (docs/design/unspecified.md, search). */
export type SearchKind = 'location' | 'article' | 'dashboard' | 'document';

/** The visible data of a hit. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly title: string;
  /** Where it belongs: the world of a location, the category of an article. */
  readonly context: string;
  /** The address of a location; of everything else the query that opens it over any page. */
  readonly href: string;
  /** The location to walk to. */
  readonly walk?: PayloadId;
  /** The address of a small picture. */
  readonly picture?: string;
  /** For a PDF that was found by its words: the page that contains them, from 1. `href` opens it there. */
  readonly page?: number;
  /** The line that says why it was found, or how its text begins. */
  readonly excerpt?: readonly TextPart[];
  /** Further pages that contain them, in their order. */
  readonly morePages?: readonly PageLink[];
}

/** Another page of a PDF that was found. */
export interface PageLink {
  readonly page: number;
  readonly href: string;
}

/** The answer to a query. */
export interface SearchAnswer {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** What is spelt alike, where nothing was found. */
  readonly near: readonly SearchHit[];
}

/** What only the server knows of a query that the browser answers by itself. */
export interface ServerFindings extends SearchAnswer {
  /** PDFs by their words. */
  readonly hits: readonly SearchHit[];
  /** The line of each other hit, by its `href`. */
  readonly lines: Readonly<Record<string, readonly TextPart[]>>;
}

/** An entry of the index, with all its searched texts. */
export interface SearchEntry extends SearchHit {
  readonly id: number;
  readonly tags: string;
  readonly text: string;
}

/** Everything in a snapshot that can be found: pass only what the visitor may see. */
export function searchEntriesOf(snapshot: Snapshot, { documents }: OverlayTargets): readonly SearchEntry[] {
  const worlds = new Map(snapshot.worlds.map(({ slug, name }) => [slug, name]));
  const found: readonly Omit<SearchEntry, 'id'>[] = [
    ...snapshot.locations.map((location) => ({
      ...locationHit(snapshot, location, worlds.get(location.world) ?? ''),
      tags: [location.group?.title, location.stationCategory?.title].filter(Boolean).join(' '),
      text: location.description,
    })),
    ...snapshot.articles.map((article) => ({
      ...articleHit(article),
      tags: article.tags.join(' '),
      text: textOfArticle(article),
    })),
    ...snapshot.dashboards.map((dashboard) => ({
      // Its logo is no picture of it.
      ...overlayHit(
        'dashboard',
        { kind: 'dashboard', id: dashboard.id },
        dashboard,
        dashboard.mediaLibrary.flatMap(({ cover }) => cover ?? [])[0],
      ),
      context: '',
      tags: dashboard.mediaLibrary.map(({ title }) => title).join(' '),
      text: textOfDashboard(dashboard),
    })),
    ...documents.map(({ title, viewer }) => ({
      ...overlayHit('document', { kind: 'pdf', id: viewerId(viewer) }, { title }, undefined),
      context: '',
      tags: '',
      text: viewer.documents.map((file) => [file.title, file.name].filter(Boolean).join(' ')).join(' '),
    })),
  ];
  return found.map((entry, id) => Object.assign(entry, { id }));
}

/** An article as a hit. */
export function articleHit(article: Article): SearchHit {
  const overlay: OverlayRef = { kind: 'article', id: article.id, title: article.title };
  return {
    ...overlayHit('article', overlay, article, article.cover),
    context: article.category?.title ?? '',
  };
}

function locationHit(snapshot: Snapshot, location: Location, context: string): SearchHit {
  const { locale, defaultLocale } = snapshot;
  const picture = location.backgrounds.map((background) => pictureOf(background)).find(Boolean);
  return {
    kind: 'location',
    title: location.title,
    context,
    href: formatLocationPath({ locale, defaultLocale, world: location.world, location }),
    walk: location.payloadId,
    ...pictureAddress(picture),
  };
}

function overlayHit(
  kind: SearchKind,
  overlay: OverlayRef,
  { title }: { readonly title: string },
  picture: Media | undefined,
): SearchHit {
  return { kind, title, context: '', href: formatOverlayStack([overlay]), ...pictureAddress(picture) };
}

function pictureAddress(picture: Media | undefined): { readonly picture?: string } {
  return picture === undefined ? {} : { picture: imageUrl(picture, MEDIA_FORMAT_WIDTHS.thumbnail) };
}

function textOfArticle({ summary, figures, product, sections }: Article): string {
  // A line of its own for each: a hit shows the one that says the words.
  return [
    summary,
    textOfFigures(figures),
    ...(product === undefined ? [] : [textOfProduct(product)]),
    ...sections.flatMap((section) => [section.title, textOfSection(section)]),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

/** Its numbers and its variants; prices are not searched. */
function textOfProduct({ sku = '', gtin = '', variants }: Product): string {
  return [`${sku} ${gtin}`, ...variants.map((each) => `${each.name} ${each.sku ?? ''} ${each.gtin ?? ''}`)]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function textOfFigures(figures: readonly Figure[] = []): string {
  return figures.map(({ value, unit, label }) => `${value} ${unit} ${label}`).join(' ');
}

function textOfSection(section: ArticleSection): string {
  switch (section.kind) {
    case 'text':
      return plainText(section.text);
    case 'slider':
      return section.slides.map(({ title, text }) => `${title} ${text}`).join('\n');
    case 'iconList':
      return section.items.map(({ title, text }) => `${title} ${text}`).join('\n');
    case 'table':
      return section.rows.map((cells) => cells.join(' · ')).join('\n');
    default:
      return '';
  }
}

function textOfDashboard({ text, figures, links, contacts }: Dashboard): string {
  return [
    textOfFigures(figures),
    ...(text === undefined ? [] : [plainText(text)]),
    ...links.map(({ title }) => title),
    ...contacts.map(({ name, role }) => `${name} ${role}`),
  ].join(' ');
}

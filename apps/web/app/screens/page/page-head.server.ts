import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { imageUrl } from '@vitrine/core/media/image-address';
import type { StructuredData } from '@vitrine/core/products/structured-product';
import type { StagePicture } from '@vitrine/core/world/background';
import type { CompanyBrand } from '@vitrine/core/world/settings/brand';
import type { MetaDescriptor } from 'react-router';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { firstPictures } from '~/page-data/scene-of.ts';
import { titled } from '~/page-data/brand-view.server.ts';
import type { StoryData } from '../story/story-view.ts';
import type { LocationData, PageData, StartData } from './page-data.ts';

/** Search engines and link previews show about this much. */
const DESCRIPTION_LENGTH = 160;

/** Pictures of link previews (Open Graph) are this wide. */
const PREVIEW_WIDTH = 1280;

/** Title, description, canonical, hreflang, Open Graph and JSON-LD of a page. @param brand whose name ends its title. */
export function pageHead(page: PageData, brand?: CompanyBrand): MetaDescriptor[] {
  switch (page.screen) {
    case 'location':
      return locationHead(page, brand);
    case 'start':
      return startHead(page, brand);
    case 'story':
      return storyHead(page, brand);
    case 'code':
      return [{ title: titled(brand, page.title) }, { name: 'robots', content: 'noindex' }];
    default:
      return [{ title: titled(brand) || 'Vitrine' }, { name: 'robots', content: 'noindex' }];
  }
}

function locationHead(page: LocationData, brand: CompanyBrand | undefined): MetaDescriptor[] {
  const { view, overlays } = page;
  const overlay = overlays.at(-1);
  const title = titled(brand, overlay?.frame.title, view.title, view.world.name);
  const ofLocation = view.description.join('') || view.world.description || view.title;
  const description = overlay?.preview?.description || ofLocation;
  const still = overlay?.preview?.picture ?? stillOf(view);
  return [
    ...commonHead({
      ...page,
      title,
      description,
      type: 'article',
      languages: view.languages,
      picture: still,
      brand,
    }),
    ...firstPicturePreloads(page),
    { 'script:ld+json': jsonLd(page, description, brand, overlay?.preview?.product) },
  ];
}

/** The picture of a location; in the classic layout, the first cover in it. */
function stillOf({ backgrounds, hotspots }: LocationData['view']): StagePicture | undefined {
  return (
    backgrounds.map((entry) => pictureOf(entry)).find(Boolean) ?? hotspots.find(({ cover }) => cover)?.cover
  );
}

/** Preloads the picture of the stage before the browser has parsed the stage. */
function firstPicturePreloads({ view }: LocationData): MetaDescriptor[] {
  return firstPictures(view.backgrounds)
    .filter(({ picture }) => picture.srcset !== '')
    .map(({ picture, media }) => ({
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      href: picture.src,
      imageSrcSet: picture.srcset,
      imageSizes: picture.sizes,
      fetchPriority: 'high',
      media,
    }));
}

function startHead(page: StartData, brand: CompanyBrand | undefined): MetaDescriptor[] {
  const { languages, picture, origin } = page;
  const title = titled(brand, page.title);
  const description = page.world.description ?? page.text;
  return commonHead({ origin, title, description, type: 'website', languages, picture, brand });
}

function storyHead(page: StoryData, brand: CompanyBrand | undefined): MetaDescriptor[] {
  const { origin, languages, picture, stops } = page;
  const title = titled(brand, page.title);
  const description = page.description ?? stops.map((stop) => stop.title).join(' · ');
  return commonHead({ origin, title, description, type: 'article', languages, picture, brand });
}

function commonHead(head: {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly languages: readonly LanguageLink[];
  readonly picture: StagePicture | undefined;
  readonly brand: CompanyBrand | undefined;
}): MetaDescriptor[] {
  const picture = [head.picture, head.brand?.picture].find((one) => one !== undefined);
  const current = head.languages.find(({ isCurrent }) => isCurrent);
  const canonical = `${head.origin}${current?.canonicalHref ?? '/'}`;
  const description = shorten(head.description);
  return [
    { title: head.title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates(head.origin, head.languages),
    { property: 'og:type', content: head.type },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: (current?.locale.iso ?? 'en-GB').replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.brand?.name === undefined ? [] : [{ property: 'og:site_name', content: head.brand.name }]),
    ...(picture
      ? [{ property: 'og:image', content: `${head.origin}${imageUrl(picture, PREVIEW_WIDTH)}` }]
      : []),
  ];
}

/** The default language has no prefix; it also serves visitors who speak none of the others. */
function alternates(origin: string, languages: readonly LanguageLink[]): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${origin}${href}`,
  });
  const byDefault = languages.find(({ canonicalHref, href }) => canonicalHref !== href);
  return [
    ...languages.map(({ locale, canonicalHref }) => link(locale.code, canonicalHref)),
    ...(byDefault ? [link('x-default', byDefault.canonicalHref)] : []),
  ];
}

function jsonLd(
  { origin, view }: LocationData,
  description: string,
  brand: CompanyBrand | undefined,
  product: StructuredData | undefined,
) {
  const picture = stillOf(view);
  const page = `${origin}${view.href}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': page,
        url: page,
        name: view.title,
        description,
        inLanguage: view.locale.iso,
        ...(brand?.name !== undefined && { publisher: publisherOf(origin, brand.name, brand.icon) }),
        mainEntity: {
          '@type': 'Place',
          name: view.title,
          description,
          containedInPlace: {
            '@type': 'Place',
            name: view.world.name,
            ...(view.world.description && { description: view.world.description }),
            url: `${origin}${view.world.href}`,
          },
          ...(picture && { photo: `${origin}${imageUrl(picture, PREVIEW_WIDTH)}` }),
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: view.breadcrumb.map(({ title, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          ...(href && { item: `${origin}${href}` }),
        })),
      },
      ...(product ? [product] : []),
    ],
  };
}

function publisherOf(origin: string, name: string, icon: StagePicture | undefined) {
  return { '@type': 'Organization', name, ...(icon && { logo: `${origin}${icon.url}` }) };
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}

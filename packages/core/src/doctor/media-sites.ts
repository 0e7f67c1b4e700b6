import type { ThemeFonts } from '../fonts/theme-font.ts';
import type { Background } from '../world/background.ts';
import type { ArticleSection } from '../world/content.ts';
import type { Media } from '../world/media.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import type { ActionSite } from './action-sites.ts';
import type { FindingPlace } from './finding.ts';
import { saying } from './words/saying.ts';
import type { Saying } from './words/saying.ts';

/**
 * What a file is used for: as a background it must be a picture or a clip, as content it is looked at for
 * its own sake and needs words for those who cannot, as decoration it stands beside its words.
 */
export type MediaUse = 'background' | 'content' | 'decoration';

export interface MediaSite {
  readonly media: Media;
  readonly use: MediaUse;
  /** The entry that shows it; absent for what is no entry of its own. */
  readonly place?: FindingPlace;
  /** For sentences: `“Atrium”`. */
  readonly holder: Saying;
}

/** Every use of every file of a snapshot. */
export function mediaSites(snapshot: Snapshot, actions: readonly ActionSite[]): readonly MediaSite[] {
  const { settings } = snapshot;
  return [
    ...snapshot.locations.flatMap(({ payloadId, title, backgrounds, hotspots, group }) => {
      const owner = ownerOf('location', payloadId, saying('holder.titled', { title }));
      return [
        ...backgroundSites(backgrounds, owner),
        ...sites(
          hotspots.flatMap((hotspot) => [hotspot.media, hotspot.backgroundImage]),
          owner,
        ),
        ...(group === undefined
          ? []
          : sites([group.logo?.image], { holder: saying('holder.group', { group: group.title }) })),
      ];
    }),
    ...snapshot.transitions.flatMap(({ payloadId, backgrounds }) =>
      backgroundSites(
        backgrounds,
        ownerOf('transition', payloadId, saying('holder.transition', { transition: payloadId })),
      ),
    ),
    ...snapshot.articles.flatMap(({ id, title, cover, sections, actionButtons }) => {
      const owner = ownerOf('article', String(id), saying('holder.titled', { title }));
      return [
        ...sites([cover, ...actionButtons.map((button) => button.cover)], owner),
        ...sites(
          sections.flatMap((section) => contentFiles(section)),
          owner,
          'content',
        ),
        ...sites(
          sections.flatMap((section) => otherFiles(section)),
          owner,
        ),
      ];
    }),
    ...snapshot.dashboards.flatMap(({ id, title, logo, links, contacts, actionButtons, mediaLibrary }) => {
      const owner = ownerOf('dashboard', String(id), saying('holder.titled', { title }));
      return [
        ...sites(
          [
            logo,
            ...[...links, ...actionButtons, ...mediaLibrary].map(({ cover }) => cover),
            ...contacts.map(({ photo }) => photo),
          ],
          owner,
        ),
        ...sites(
          mediaLibrary.flatMap(({ media }) => media),
          owner,
          'content',
        ),
      ];
    }),
    ...snapshot.menus.flatMap(({ key, items }) =>
      sites(
        items.flatMap(({ media, cover }) => [media, cover]),
        ownerOf('menu', key, saying('holder.menu', { menu: key })),
      ),
    ),
    ...snapshot.screensavers.flatMap(({ name, items }) =>
      sites(
        items.map((item) => (item.kind === 'location' ? undefined : item.media)),
        ownerOf('screensaver', name, saying('holder.screensaver', { screensaver: name })),
      ),
    ),
    ...snapshot.icons.flatMap(({ name, svg }) =>
      sites([svg], ownerOf('icon', name, saying('holder.icon', { icon: name }))),
    ),
    ...snapshot.worlds.flatMap((world) => worldSites(world)),
    ...sites(
      [
        settings.brand?.icon,
        settings.brand?.picture,
        ...fontsOf(settings.brand?.theme),
        settings.appLogo,
        settings.startPageBackground,
        settings.loginPageBackground,
        settings.powerSaveModePageBackground,
      ],
      ownerOf('settings', 'app-setting', saying('holder.settings')),
    ),
    ...actions.flatMap(({ action, holder, place }) => {
      const owner = { holder, place };
      if (action.kind === 'openDocuments') return sites(action.documents, owner);
      return 'media' in action ? sites(action.media, owner, 'content') : [];
    }),
  ];
}

/** Who shows a file. */
type Owner = Pick<MediaSite, 'holder' | 'place'>;

function ownerOf(kind: FindingPlace['kind'], id: string, holder: Saying): Owner {
  return { holder, place: { kind, id } };
}

/** The first use of each file, a background before all others. */
export function filesOf(uses: readonly MediaSite[]): readonly MediaSite[] {
  const files = new Map<string, MediaSite>();
  for (const site of uses) {
    const known = files.get(site.media.url);
    if (known === undefined || (site.use === 'background' && known.use !== 'background')) {
      files.set(site.media.url, site);
    }
  }
  return [...files.values()];
}

function backgroundSites(backgrounds: readonly Background[], owner: Owner): readonly MediaSite[] {
  const use = 'background';
  return backgrounds.flatMap((background): MediaSite[] => {
    const { media } = background;
    const poster = background.kind === 'video' ? background.poster : undefined;
    return poster === undefined
      ? [{ media, use, ...owner }]
      : [
          { media, use, ...owner },
          { media: poster, use, ...owner },
        ];
  });
}

function worldSites({ slug, name, logoMain, logoSidebar, floorPlan, theme }: World): readonly MediaSite[] {
  return sites(
    [logoMain?.image, logoSidebar?.image, floorPlan?.media, ...fontsOf(theme)],
    ownerOf('world', slug, saying('holder.world', { world: name })),
  );
}

function fontsOf(fonts: ThemeFonts = {}): readonly (Media | undefined)[] {
  return [fonts.textFont?.regular, fonts.textFont?.bold, fonts.headingFont];
}

/** What a section shows for its own sake. */
function contentFiles(section: ArticleSection): readonly (Media | undefined)[] {
  switch (section.kind) {
    case 'media':
    case 'view360':
      return section.media;
    case 'imageGallery':
    case 'syncedImages':
      return section.images;
    case 'slider':
      return section.slides.map(({ image }) => image);
    case 'video':
      return [section.video];
    default:
      return [];
  }
}

/** What a section has besides, with words beside it. */
function otherFiles(section: ArticleSection): readonly (Media | undefined)[] {
  switch (section.kind) {
    case 'video':
      return [section.poster, section.captions];
    case 'platformVideo':
      return [section.poster];
    case 'downloads':
      return section.files;
    case 'pdf':
      return [section.document];
    case 'contact':
      return [section.contact.photo];
    case 'actionButtons':
      return section.buttons.map(({ cover }) => cover);
    default:
      return [];
  }
}

function sites(
  files: readonly (Media | undefined)[],
  owner: Owner,
  use: MediaUse = 'decoration',
): readonly MediaSite[] {
  return files.flatMap((media) => (media === undefined ? [] : [{ media, use, ...owner }]));
}

import type { ThemeFonts } from '@vitrine/core/world/theme';
import type { Background } from '@vitrine/core/world/background';
import type { ArticleSection } from '@vitrine/core/world/content';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';
import type { ActionUsage } from './action-usages.ts';
import type { FindingSubject } from './finding.ts';
import { message } from '@vitrine/core/reports/message';
import type { Message } from '@vitrine/core/reports/message';

/**
 * What a file is used for: as a background it must be a picture or a clip, as content it is looked at for
 * its own sake and needs an alternative text, as decoration it accompanies a text.
 */
export type MediaUse = 'background' | 'content' | 'decoration';

export interface MediaUsage {
  readonly media: Media;
  readonly use: MediaUse;
  /** The entry that shows it; absent if it is not a separate entry. */
  readonly subject?: FindingSubject;
  /** For sentences: `“Atrium”`. */
  readonly holder: Message;
}

/** Every use of every file of a snapshot. */
export function mediaUsages(snapshot: Snapshot, actions: readonly ActionUsage[]): readonly MediaUsage[] {
  const { settings } = snapshot;
  return [
    ...snapshot.locations.flatMap(
      ({ payloadId, title, backgrounds, panorama, hotspots, details = [], group }) => {
        const owner = ownerOf('location', payloadId, message('holder.titled', { title }));
        return [
          ...backgroundUsages(backgrounds, owner),
          ...usagesOf([panorama?.picture], owner, 'background'),
          ...usagesOf(
            hotspots.flatMap((hotspot) => [hotspot.media, hotspot.backgroundImage]),
            owner,
          ),
          ...usagesOf(
            details.map(({ video }) => video),
            owner,
          ),
          ...(group === undefined
            ? []
            : usagesOf([group.logo?.image], { holder: message('holder.group', { group: group.title }) })),
        ];
      },
    ),
    ...snapshot.transitions.flatMap(({ payloadId, backgrounds }) =>
      backgroundUsages(
        backgrounds,
        ownerOf('transition', payloadId, message('holder.transition', { transition: payloadId })),
      ),
    ),
    ...snapshot.articles.flatMap(({ id, title, cover, sections, actionButtons }) => {
      const owner = ownerOf('article', String(id), message('holder.titled', { title }));
      return [
        ...usagesOf([cover, ...actionButtons.map((button) => button.cover)], owner),
        ...usagesOf(
          sections.flatMap((section) => contentFiles(section)),
          owner,
          'content',
        ),
        ...usagesOf(
          sections.flatMap((section) => otherFiles(section)),
          owner,
        ),
      ];
    }),
    ...snapshot.dashboards.flatMap(({ id, title, logo, links, contacts, actionButtons, mediaLibrary }) => {
      const owner = ownerOf('dashboard', String(id), message('holder.titled', { title }));
      return [
        ...usagesOf(
          [
            logo,
            ...[...links, ...actionButtons, ...mediaLibrary].map(({ cover }) => cover),
            ...contacts.map(({ photo }) => photo),
          ],
          owner,
        ),
        ...usagesOf(
          mediaLibrary.flatMap(({ media }) => media),
          owner,
          'content',
        ),
      ];
    }),
    ...snapshot.menus.flatMap(({ key, items }) =>
      usagesOf(
        items.flatMap(({ media, cover }) => [media, cover]),
        ownerOf('menu', key, message('holder.menu', { menu: key })),
      ),
    ),
    ...snapshot.screensavers.flatMap(({ name, items }) =>
      usagesOf(
        items.map((item) => (item.kind === 'location' ? undefined : item.media)),
        ownerOf('screensaver', name, message('holder.screensaver', { screensaver: name })),
      ),
    ),
    ...snapshot.stories.flatMap(({ slug, title, picture }) =>
      usagesOf([picture], ownerOf('story', slug, message('holder.story', { story: title }))),
    ),
    ...snapshot.icons.flatMap(({ name, svg }) =>
      usagesOf([svg], ownerOf('icon', name, message('holder.icon', { icon: name }))),
    ),
    ...snapshot.worlds.flatMap((world) => worldUsages(world)),
    ...usagesOf(
      [
        settings.brand?.icon,
        settings.brand?.picture,
        ...fontsOf(settings.brand?.theme),
        settings.appLogo,
        settings.startPageBackground,
        settings.loginPageBackground,
        settings.powerSaveModePageBackground,
      ],
      ownerOf('settings', 'app-setting', message('holder.settings')),
    ),
    ...actions.flatMap(({ action, holder, subject }) => {
      const owner = { holder, subject };
      if (action.kind === 'openDocuments') return usagesOf(action.documents, owner);
      return 'media' in action ? usagesOf(action.media, owner, 'content') : [];
    }),
  ];
}

/** The subject that shows a file. */
type Owner = Pick<MediaUsage, 'holder' | 'subject'>;

function ownerOf(kind: FindingSubject['kind'], id: string, holder: Message): Owner {
  return { holder, subject: { kind, id } };
}

/** The first use of each file, a background before all others. */
export function filesOf(uses: readonly MediaUsage[]): readonly MediaUsage[] {
  const files = new Map<string, MediaUsage>();
  for (const usage of uses) {
    const known = files.get(usage.media.url);
    if (known === undefined || (usage.use === 'background' && known.use !== 'background')) {
      files.set(usage.media.url, usage);
    }
  }
  return [...files.values()];
}

function backgroundUsages(backgrounds: readonly Background[], owner: Owner): readonly MediaUsage[] {
  const use = 'background';
  return backgrounds.flatMap((background): MediaUsage[] => {
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

function worldUsages({ slug, name, logoMain, logoSidebar, floorPlan, theme }: World): readonly MediaUsage[] {
  return usagesOf(
    [logoMain?.image, logoSidebar?.image, floorPlan?.media, ...fontsOf(theme)],
    ownerOf('world', slug, message('holder.world', { world: name })),
  );
}

function fontsOf(fonts: ThemeFonts = {}): readonly (Media | undefined)[] {
  return [fonts.textFont?.regular, fonts.textFont?.bold, fonts.headingFont];
}

/** What a section shows as its content. */
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

/** The decorations of a section, with text beside them. */
function otherFiles(section: ArticleSection): readonly (Media | undefined)[] {
  switch (section.kind) {
    case 'video':
      return [section.poster, section.captions];
    case 'platformVideo':
    case 'iframe':
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

function usagesOf(
  files: readonly (Media | undefined)[],
  owner: Owner,
  use: MediaUse = 'decoration',
): readonly MediaUsage[] {
  return files.flatMap((media) => (media === undefined ? [] : [{ media, use, ...owner }]));
}

import type { Article, ArticleSection, ContactPerson, Dashboard, OverlayId } from '@vitrine/core';
import type { WireArticle, WireArticleSection } from '../wire/article.ts';
import type { WireDashboard } from '../wire/collections.ts';
import { actionOf, buttonsOf } from './actions.ts';
import type { PreparedEntry } from './prepare.ts';
import { isAbsent, present, textOf } from './present.ts';
import { richTextOf } from './rich-texts.ts';
import type { Scope } from './scope.ts';

/** Fills in an article. */
export const articleOf = (scope: Scope, entry: PreparedEntry<'articles'>, id: OverlayId): Article => {
  const { value: wire, path } = entry;
  const categoryTitle = textOf(wire.category?.title);
  return {
    id,
    title: titleOf(scope, wire, path),
    summary: textOf(wire.summary) ?? '',
    tags: (wire.tags ?? []).flatMap((tag) => textOf(tag.title) ?? []),
    sections: (wire.sections ?? []).flatMap((section, index) =>
      sectionOf(scope, section, `${path}.sections[${index}]`),
    ),
    actionButtons: buttonsOf(scope, wire.action_buttons, `${path}.action_buttons`),
    ...present({
      cover: scope.media(wire.cover, `${path}.cover`),
      category:
        categoryTitle === undefined
          ? undefined
          : { title: categoryTitle, priority: wire.category?.priority ?? 0 },
    }),
  };
};

/** Fills in a dashboard. */
export const dashboardOf = (scope: Scope, entry: PreparedEntry<'dashboards'>, id: OverlayId): Dashboard => {
  const { value: wire, path } = entry;
  return {
    id,
    title: titleOf(scope, wire, path),
    links: linksOf(scope, wire, path),
    contacts: (wire.contacts ?? []).flatMap((person, index) =>
      contactOf(scope, person, `${path}.contacts[${index}]`),
    ),
    actionButtons: buttonsOf(scope, wire.action_buttons, `${path}.action_buttons`),
    mediaLibrary: (wire.media_library ?? []).map((shelf, index) =>
      shelfOf(scope, shelf, `${path}.media_library[${index}]`),
    ),
    ...present({
      text: richTextOf(scope, { blocks: wire.text }),
      logo: scope.media(wire.logo, `${path}.logo`),
    }),
  };
};

const titleOf = (scope: Scope, wire: WireArticle | WireDashboard, path: string): string => {
  const title = textOf(wire.title);
  if (title === undefined) {
    scope.report('invalidEntry', `${path}.title`, 'It has no title in any language.');
  }
  return title ?? '';
};

/** Kinds of section that the showroom does not show yet give none. */
const sectionOf = (scope: Scope, wire: WireArticleSection, path: string): readonly ArticleSection[] => {
  const title = textOf(wire.title) ?? '';
  switch (wire.__component) {
    case 'article-sections.text': {
      const text = richTextOf(scope, { blocks: wire.text, source: wire.html });
      return text === undefined ? [] : [{ kind: 'text', title, text }];
    }
    case 'article-sections.media':
      return mediaSection(scope, title, wire.media, `${path}.media`);
    case 'article-sections.image-gallery':
      return mediaSection(scope, title, wire.images, `${path}.images`);
    case 'article-sections.video':
      return mediaSection(scope, title, isAbsent(wire.video) ? [] : [wire.video], `${path}.video`);
    default:
      return [];
  }
};

const mediaSection = (
  scope: Scope,
  title: string,
  files: Parameters<Scope['mediaList']>[0],
  path: string,
): readonly ArticleSection[] => {
  const media = scope.mediaList(files, path);
  if (media.length > 0) return [{ kind: 'media', title, media }];
  scope.report('missingMedia', path, 'Its files are gone; the section was left out.');
  return [];
};

const shelfOf = (
  scope: Scope,
  wire: NonNullable<WireDashboard['media_library']>[number],
  path: string,
): Dashboard['mediaLibrary'][number] => ({
  title: textOf(wire.title) ?? '',
  media: scope.mediaList(wire.media, `${path}.media`),
  ...present({ cover: scope.media(wire.cover, `${path}.cover`) }),
});

const linksOf = (scope: Scope, wire: WireDashboard, path: string): Dashboard['links'] =>
  (wire.links ?? []).flatMap((link, index) => {
    const place = `${path}.links[${index}]`;
    if (isAbsent(link.action_target)) {
      scope.report('danglingTarget', `${place}.action_target`, 'It has no action and was left out.');
      return [];
    }
    const action = actionOf(scope, link.action_target, `${place}.action_target`);
    if (action === undefined) return [];
    const title = textOf(link.title) ?? '';
    return [{ title, action, ...present({ cover: scope.media(link.media, `${place}.media`) }) }];
  });

const contactOf = (
  scope: Scope,
  wire: NonNullable<WireDashboard['contacts']>[number],
  path: string,
): readonly ContactPerson[] => {
  const name = textOf(wire.name);
  if (name === undefined) return [];
  return [
    {
      name,
      role: textOf(wire.role) ?? '',
      ...present({
        email: textOf(wire.email),
        phone: textOf(wire.phone),
        photo: scope.media(wire.photo, `${path}.photo`),
      }),
    },
  ];
};

import { message } from '@vitrine/core/reports/message';
import type { Article, Dashboard } from '@vitrine/core/world/content';
import type { OverlayId } from '@vitrine/core/world/ids';
import type { PriceRule } from '@vitrine/core/world/product';
import type { WireArticle } from '../wire/article.ts';
import type { WireDashboard } from '../wire/collections.ts';
import { buttonsOf, offeredActionOf } from './actions.ts';
import { contactOf } from './contacts.ts';
import { boardFiguresOf, figuresOf } from './figures.ts';
import { picturesAndVideosOf } from './files.ts';
import type { PreparedEntry } from './prepare.ts';
import { present, textOf } from './present.ts';
import { richTextOf } from './rich-texts.ts';
import { productOf } from './products.ts';
import type { Scope } from './scope.ts';
import { sectionOf } from './sections.ts';

/** Fills in an article. @param prices who sees them. */
export function articleOf(
  scope: Scope,
  entry: PreparedEntry<'articles'>,
  id: OverlayId,
  prices: PriceRule,
): Article {
  const { value: wire, path } = entry;
  const categoryTitle = textOf(wire.category?.title);
  return {
    id,
    title: titleOf(scope, wire, path),
    summary: textOf(wire.summary) ?? '',
    tags: [...new Set((wire.tags ?? []).flatMap((tag) => textOf(tag.title) ?? []))],
    sections: (wire.sections ?? []).flatMap((section, index) =>
      sectionOf(scope, section, `${path}.sections[${index}]`),
    ),
    actionButtons: buttonsOf(scope, wire.action_buttons, `${path}.action_buttons`),
    ...present({
      cover: scope.media(wire.cover, `${path}.cover`),
      coverFocus: wire.cover_focus ?? undefined,
      figures: figuresOf(wire.figures),
      product: productOf(scope, wire, path, prices),
      category:
        categoryTitle === undefined
          ? undefined
          : { title: categoryTitle, priority: wire.category?.priority ?? 0 },
    }),
    ...shownUnlinked(wire),
  };
}

/** Fills in a dashboard. */
export function dashboardOf(scope: Scope, entry: PreparedEntry<'dashboards'>, id: OverlayId): Dashboard {
  const { value: wire, path } = entry;
  return {
    id,
    title: titleOf(scope, wire, path),
    links: linksOf(scope, wire, path),
    contacts: (wire.contacts ?? []).flatMap(
      (person, index) => contactOf(scope, person, `${path}.contacts[${index}]`) ?? [],
    ),
    actionButtons: buttonsOf(scope, wire.action_buttons, `${path}.action_buttons`),
    mediaLibrary: (wire.media_library ?? []).flatMap((shelf, index) =>
      shelfOf(scope, shelf, `${path}.media_library[${index}]`),
    ),
    ...present({
      text: richTextOf(scope, { blocks: wire.text }),
      figures: boardFiguresOf(wire.figures),
      logo: scope.media(wire.logo, `${path}.logo`),
    }),
    ...shownUnlinked(wire),
  };
}

function shownUnlinked({
  shown_unlinked: isShown,
}: WireArticle | WireDashboard): Pick<Article, 'isShownUnlinked'> {
  return isShown === true ? { isShownUnlinked: true } : {};
}

function titleOf(scope: Scope, wire: WireArticle | WireDashboard, path: string): string {
  const title = textOf(wire.title);
  if (title === undefined) {
    scope.report('invalidEntry', `${path}.title`, message('report.noTitle'));
  }
  return title ?? '';
}

function shelfOf(
  scope: Scope,
  wire: NonNullable<WireDashboard['media_library']>[number],
  path: string,
): Dashboard['mediaLibrary'] {
  const media = picturesAndVideosOf(scope, { files: wire.media, path: `${path}.media` });
  if (media.length === 0) {
    scope.report('missingMedia', `${path}.media`, message('report.noFile'));
    return [];
  }
  return [
    {
      title: textOf(wire.title) ?? '',
      media,
      ...present({ cover: scope.media(wire.cover, `${path}.cover`) }),
    },
  ];
}

function linksOf(scope: Scope, wire: WireDashboard, path: string): Dashboard['links'] {
  return (wire.links ?? []).flatMap((link, index) => {
    const linkPath = `${path}.links[${index}]`;
    const offered = offeredActionOf({
      scope,
      title: textOf(link.title) ?? '',
      action: link.action_target,
      path: `${linkPath}.action_target`,
    });
    if (offered === undefined) return [];
    return [{ ...offered, ...present({ cover: scope.media(link.media, `${linkPath}.media`) }) }];
  });
}

import { isPicture, isVideo } from '@vitrine/core/media/media-kind';
import { toClientMedia } from '@vitrine/core/media/client-media';
import type { ActionButton, Dashboard } from '@vitrine/core/world/content';
import type { DashboardView, ShelfView } from './dashboard-view.ts';
import { renderRichText } from '~/rich-text/rich-text.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';
import { personView } from '~/page-data/person-view.server.ts';

/** A dashboard: texts on one side, media on the other. */
const build: OverlayBuilder<'dashboard', DashboardView> = ({ id }, request) => {
  const dashboard = indexOf(request.snapshot).dashboards.get(id);
  if (dashboard === undefined) return undefined;
  const picture = dashboard.mediaLibrary.find(({ cover }) => cover)?.cover;
  return {
    frame: { title: dashboard.title, size: 'sidebars' },
    ...(picture && { preview: { picture } }),
    content: dashboardView(dashboard, request),
  };
};

export const definition: OverlayDefinition<'dashboard', DashboardView> = {
  kind: 'dashboard',
  texts: ['dashboard'],
  build,
};

function dashboardView(dashboard: Dashboard, request: OverlayRequest): DashboardView {
  const { title, text, figures, logo, links, contacts, actionButtons, mediaLibrary } = dashboard;
  const { locale } = request.snapshot;
  const live = request.server.liveFigures(locale, dashboard);
  const linksOf = (buttons: readonly ActionButton[]) =>
    buttons.flatMap((button) => {
      const cover = button.cover && toClientMedia(button.cover);
      return request.link(button.title, button.action, cover) ?? [];
    });
  return {
    html: text === undefined ? '' : renderRichText(text),
    figures: live?.figures ?? figures ?? [],
    ...(live && { liveHref: `/box-api/figures/${locale}/${dashboard.id}` }),
    ...(logo && { logo: toClientMedia(logo) }),
    buttons: linksOf(actionButtons),
    links: linksOf(links),
    contacts: contacts.map((contact) => personView(contact)),
    shelves: mediaLibrary.flatMap((shelf) => shelfView(shelf, title, request)),
  };
}

function shelfView(
  { title, cover, media }: Dashboard['mediaLibrary'][number],
  dashboardTitle: string,
  request: OverlayRequest,
): readonly ShelfView[] {
  const link = request.link(title || dashboardTitle, { kind: 'openMedia', media });
  if (link === undefined) return [];
  const shown = cover ?? media.find(isPicture);
  return [
    {
      link,
      count: media.length,
      hasVideo: media.some(isVideo),
      ...(shown && { cover: toClientMedia(shown) }),
    },
  ];
}

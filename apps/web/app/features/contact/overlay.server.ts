import { normaliseLink } from '@vitrine/core/links/link';
import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import type { Article, ContactPerson } from '@vitrine/core/world/content';
import type { ContactView } from './contact-view.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import { contactMenu } from './contact-menu.server.ts';
import { contactTerms } from './contact-terms.server.ts';
import { personView } from '~/page-data/person-view.server.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';

/** More people than anyone reads through before the form. */
const MAX_PERSONS = 3;

/** The contact sidebar: the contact persons, and a form about what the visitor is looking at. */
const build: OverlayBuilder<'contact', ContactView> = (overlay, request) => ({
  frame: { title: request.t('contact__title'), size: 'sidebar-right' },
  content: contactView(overlay, request),
});

export const definition: OverlayDefinition<'contact', ContactView> = {
  kind: 'contact',
  texts: ['contact', 'problem'],
  build,
};

type ContactRef = OverlayRef & { readonly kind: 'contact' };

function contactView(overlay: ContactRef, request: OverlayRequest): ContactView {
  const { snapshot, location, server } = request;
  const article = articleAbout(overlay, request);
  const consent = { text: request.t('contact__consent'), locale: snapshot.locale };
  const address = snapshot.settings.contactEmail?.trim() ?? '';
  const href = normaliseLink(`mailto:${address}`);
  const menu = contactMenu(request);
  return {
    persons: personsFor(request, article)
      .slice(0, MAX_PERSONS)
      .map((person) => personView(person)),
    ...(menu && { menu }),
    ...(address !== '' && href !== undefined && { mail: { address, href } }),
    subject: overlay.subject?.trim() ?? '',
    about: article?.title ?? location.title,
    ...contactTerms(request),
    context: {
      page: request.hrefTo(overlay),
      locale: snapshot.locale,
      location: location.payloadId,
      ...(article && { article: article.id }),
    },
    consent: { text: consent.text, seal: server.signConsent(consent) },
    ...(server.contact && { outcome: server.contact }),
  };
}

/** The article that the address names, else the one below the sidebar. */
function articleAbout({ product }: ContactRef, { snapshot, stack }: OverlayRequest) {
  const { articles } = indexOf(snapshot);
  const below = stack.flatMap((overlay) => (overlay.kind === 'article' ? [overlay.id] : []));
  return [...(product === undefined ? [] : [product]), ...below]
    .map((id) => articles.get(id))
    .find((article) => article !== undefined);
}

/**
 * The people of the article that the message is about, else of the dashboard below, else of the dashboards and articles that this
 * location opens, else of all dashboards.
 */
function personsFor(request: OverlayRequest, article: Article | undefined): readonly ContactPerson[] {
  const { snapshot, stack, location } = request;
  const index = indexOf(snapshot);
  const ofArticle = (id: Parameters<typeof index.articles.get>[0]) =>
    (index.articles.get(id)?.sections ?? []).flatMap((section) =>
      section.kind === 'contact' ? [section.contact] : [],
    );
  const ofDashboard = (id: Parameters<typeof index.dashboards.get>[0]) =>
    index.dashboards.get(id)?.contacts ?? [];
  const here = location.hotspots.map(({ action }) => action);
  const circles = [
    () => (article === undefined ? [] : ofArticle(article.id)),
    () => stack.flatMap((overlay) => (overlay.kind === 'dashboard' ? ofDashboard(overlay.id) : [])),
    () => here.flatMap((action) => (action.kind === 'openDashboard' ? ofDashboard(action.dashboard) : [])),
    () => here.flatMap((action) => (action.kind === 'openArticle' ? ofArticle(action.article) : [])),
    () => snapshot.dashboards.flatMap(({ contacts }) => contacts),
  ];
  for (const circle of circles) {
    const persons = circle();
    if (persons.length > 0) return distinct(persons);
  }
  return [];
}

function distinct(persons: readonly ContactPerson[]): readonly ContactPerson[] {
  return [...new Map(persons.map((person) => [`${person.name} ${person.email ?? ''}`, person])).values()];
}

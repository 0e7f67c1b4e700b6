import type { Article, ContactPerson, Dashboard, Menu } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import { aLocation, aNavigationHotspot, aSnapshot, someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import type { ContactOutcome } from '~/contract/contact-form.ts';
import type { ContactView } from './contact-view.ts';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';

function person(name: string): ContactPerson {
  return {
    name,
    role: 'Sales',
    email: 'a@example.com',
    phone: '+1 2',
  };
}

function article(id: number, ...names: readonly string[]): Article {
  return {
    id: overlayId(id),
    title: `Article ${id}`,
    summary: '',
    tags: [],
    actionButtons: [],
    sections: names.map((name) => ({ kind: 'contact', title: '', contact: person(name) })),
  };
}

function dashboard(id: number, ...names: readonly string[]): Dashboard {
  return {
    id: overlayId(id),
    title: `Dashboard ${id}`,
    links: [],
    contacts: names.map((name) => person(name)),
    actionButtons: [],
    mediaLibrary: [],
  };
}

function open(
  query: string,
  {
    outcome,
    menus = [],
    ...settings
  }: {
    contactEmail?: string;
    contactReply?: string;
    privacyLink?: string;
    outcome?: ContactOutcome;
    menus?: readonly Menu[];
  } = {},
): ContactView {
  const hotspot = aNavigationHotspot('reception');
  const location = aLocation({
    hotspots: [{ ...hotspot, action: { kind: 'openArticle', article: overlayId(2) } }],
  });
  const [, ...others] = aSnapshot().locations;
  const bundle = someContent({
    locations: [location, ...others],
    articles: [article(1, 'Ada'), article(2, 'Grace', 'Grace'), article(3)],
    dashboards: [dashboard(7, 'Alan', 'Kurt', 'Emmy', 'Sofia')],
    settings: someSettings(settings),
    menus,
  });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location, canEnter: () => true };
  const server = aServerContext({ bundle, ...(outcome && { contact: outcome }) });
  const found = buildOverlays(server, request, new URLSearchParams(query)).overlays.at(-1);
  if (found?.kind !== 'contact') throw new Error('The sidebar is not open.');
  expect(found.frame.size).toBe('sidebar-right');
  return found.content;
}

function item(title: string, ...actions: Menu['items'][number]['actions']) {
  return {
    component: 'menu-items.link',
    title,
    actions,
  };
}

function namesIn({ persons }: ContactView) {
  return persons.map(({ name }) => name);
}

describe('the contact sidebar', () => {
  test('is about the article below it, and names whom that names (spec 2.20)', () => {
    const view = open('?article=1&contact');
    expect(view.about).toBe('Article 1');
    expect(view.context).toMatchObject({ article: 1, locale: 'en' });
    expect(view.context.page).toMatch(/\?article=1-article-1&contact$|\?article=1&contact$/);
    expect(namesIn(view)).toEqual(['Ada']);
  });

  test('names those of the dashboard below, three at most', () => {
    expect(namesIn(open('?dashboard=7&contact'))).toEqual(['Alan', 'Kurt', 'Emmy']);
  });

  test('over a location names those of what can be opened there, each once', () => {
    const view = open('?contact');
    expect(namesIn(view)).toEqual(['Grace']);
    expect(view.context).not.toHaveProperty('article');
    expect(view.persons[0]).toEqual({
      name: 'Grace',
      role: 'Sales',
      initials: 'G',
      mail: { address: 'a@example.com', href: 'mailto:a@example.com' },
      phone: { number: '+1 2', href: 'tel:+12' },
    });
  });

  test('names the address of the settings, if there is one', () => {
    expect(open('?contact')).not.toHaveProperty('mail');
    expect(open('?contact', { contactEmail: 'hello@example.com' }).mail).toEqual({
      address: 'hello@example.com',
      href: 'mailto:hello@example.com',
    });
  });

  test('has the menu of contacts with what this visitor can reach, in the editor’s order (spec 3.9)', () => {
    const menus = [
      {
        key: 'application-contacts',
        title: 'Your team',
        items: [
          item('Write', { kind: 'openLink', url: 'mailto:a@b.example', newTab: false }),
          { component: 'menu-items.go-back', title: 'Back', actions: [] },
          item('Read', { kind: 'openArticle', article: overlayId(2) }),
          item('Gone', { kind: 'openArticle', article: overlayId(99) }),
        ],
      },
    ];
    expect(open('?contact')).not.toHaveProperty('menu');
    expect(open('?contact', { menus }).menu).toMatchObject({
      title: 'Your team',
      links: [
        { title: 'Write', href: 'mailto:a@b.example' },
        { title: 'Read', href: '/showroom/entrance?article=2-article-2' },
      ],
    });
  });

  test('says when the company answers and where its privacy policy is, as the settings have it', () => {
    expect(open('?contact')).toMatchObject({
      reply: 'We reply by email, usually within one working day.',
      offersCopy: false,
    });
    expect(open('?contact')).not.toHaveProperty('privacy');
    const own = open('?contact', {
      contactReply: 'Within two hours.',
      privacyLink: '/en/showroom/lounge?article=3',
    });
    expect(own).toMatchObject({
      reply: 'Within two hours.',
      privacy: { href: '/en/showroom/lounge?article=3', isElsewhere: false },
    });
  });

  test('says what became of a form that was sent without scripts, and never in its addresses', () => {
    const view = open('?contact=r.word', { outcome: { kind: 'received' } });
    expect(view.outcome).toEqual({ kind: 'received' });
    expect(view.context.page).not.toContain('word');
  });
});

describe('what an action says of the message', () => {
  test('fills in the subject, and the article goes before the one below', () => {
    const view = open('?article=1&contact&subject=A%20quote&product=2');
    expect([view.subject, view.about, view.context.article]).toEqual(['A quote', 'Article 2', 2]);
    expect(view.persons.map(({ name }) => name)).toEqual(['Grace']);
    // Without scripts the form comes back to the same address.
    expect(view.context.page).toContain('contact&subject=A%20quote&product=2');
  });

  test('is nothing where the article does not exist for this visitor', () => {
    expect(open('?contact&product=99').about).toBe(aLocation().title);
    expect(open('?article=1&contact').subject).toBe('');
  });
});

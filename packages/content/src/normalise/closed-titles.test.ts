import { describe, expect, test } from 'vitest';
import { visibleSnapshot } from '@vitrine/core/access/visible-snapshot';
import { entriesOf, fetchedFrom, smallWorld } from '../../fixtures/small-world.ts';
import { assembleBundle } from './assemble-bundle.ts';

const CANARY = 'Kanarienvogel';

const anonymous = {
  isLoggedIn: false,
  scopes: [],
  openedWorlds: new Set<never>(),
  now: '2026-05-01T12:00:00Z',
};

/** A menu item, and a button, without titles of their own that lead to the bench of the closed lab. */
function showroom() {
  const answers = smallWorld();
  for (const locale of ['en', 'de']) {
    const bench = entriesOf(answers, '/api/content-locations', locale).find(({ slug }) => slug === 'bench');
    // The CMS sends the relation in another language where an entry is not translated.
    const { id, documentId } = bench ?? {};
    const target = { id, documentId, payloadId: 'bench', title: `${CANARY} in another language` };
    Object.assign(bench ?? {}, { title: `${CANARY} ${locale}` });
    const [menu] = entriesOf(answers, '/api/menus', locale);
    const item = { __component: 'menu-items.navigation', title: null, action_target: target };
    Object.assign(menu ?? {}, { items: [item] });
    const [article] = entriesOf(answers, '/api/articles', locale);
    const button = { title: null, action: { kind: 'navigate', location: target } };
    Object.assign(article ?? {}, { action_buttons: [button] });
  }
  return assembleBundle(fetchedFrom(answers));
}

describe('the title of a location in a closed world', () => {
  test.each(['en', 'de'])('is taken over by nothing that leads there, in %s', (locale) => {
    const snapshot = showroom().snapshots[locale];
    if (snapshot === undefined) throw new Error(`no snapshot ${locale}`);
    expect(JSON.stringify(snapshot)).toContain(CANARY);
    const sent = JSON.stringify(visibleSnapshot(snapshot, anonymous));
    expect(sent).not.toContain(CANARY);
    expect(sent.split('"openDoor"')).toHaveLength(3);
  });
});

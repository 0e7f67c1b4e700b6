import { describe, expect, test } from 'vitest';
import { message } from '@vitrine/core/reports/message';
import { bothLanguages, brokenBundle, englishOf, entryOf, memberOf } from '../../fixtures/break-world.ts';

const WORLDS = '/api/worlds';

/** The fixture’s first world after `change`, in both languages. */
function worldWith(change: (world: Record<string, unknown>) => void) {
  const bundle = brokenBundle(
    bothLanguages((answers, locale) => change(entryOf(answers, WORLDS, 0, locale))),
  );
  return { world: englishOf(bundle).worlds.find(({ slug }) => slug === 'showroom'), ...bundle };
}

describe('the header of a world', () => {
  test('has the looks of the product alone; another word is named and left out', () => {
    const { world, reports } = worldWith((wire) => {
      memberOf(wire, 'header', 0)['classes'] = 'at-end sparkling  large';
    });
    expect(world?.header[0]).toEqual({ name: 'world-logo', classes: ['at-end', 'large'] });
    expect(reports).toEqual([
      {
        kind: 'unknownComponent',
        path: 'worlds/showroom.header[0].classes',
        says: message('report.headerLook', { look: 'sparkling' }),
      },
    ]);
  });

  test('has the breadcrumb only where the world puts it', () => {
    const { world } = worldWith((wire) => {
      wire['header'] = [];
    });
    expect(world?.header.map(({ name }) => name)).toEqual(['world-logo', 'app-logo']);
  });
});

describe('the logo of a world', () => {
  const logo = { color: '#123456', tint: true, has_background: true, stick_to_top: true, heightInEm: 20 };

  test('keeps its settings without a picture', () => {
    const { world, reports } = worldWith((wire) => {
      wire['logo_main'] = logo;
      wire['logo_sidebar'] = { ...logo, image: null };
    });
    const settings = { color: '#123456', isTinted: true, hasBackground: true, stickToTop: true };
    expect(world?.logoMain).toMatchObject({ ...settings, heightInEm: 20 });
    expect(world?.logoSidebar).toMatchObject(settings);
    expect(world?.logoMain).not.toHaveProperty('image');
    expect(reports).toEqual([]);
  });

  test('is drawn in its own colours unless an editor wants another', () => {
    const { world } = worldWith((wire) => {
      wire['logo_main'] = { color: '#123456' };
    });
    expect(world?.logoMain?.isTinted).toBe(false);
  });
});

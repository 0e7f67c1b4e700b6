import { aPicture, picturesOf } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import type { LocationView } from '~/page-data/location-view.ts';
import { aHotspotView } from '~/showroom/testing/a-hotspot-view.ts';
import { viewOf } from '~/showroom/testing/test-showroom.ts';
import { LocationContent } from './location-content.tsx';

const filter = { categories: [], chosen: undefined, choose: () => undefined, isShown: () => true };

/** This test has no texts: each is shown as its key. */
function render(changes: Partial<LocationView>) {
  return renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <LocationContent view={{ ...viewOf('a'), ...changes }} filter={filter} />
    </Translations>,
  );
}

const { walk: _, ...link } = aHotspotView('robot');
const robot = { ...link, kind: 'openArticle', cover: aPicture({ name: 'robot.jpg' }) } as const;

describe('the words of a location', () => {
  test('are a page of their own in the classic layout, which the keyboard comes to (spec 1.5)', () => {
    const description = ['One.\n\nTwo: the ', 'NV-6', '.'];
    const html = render({ backgrounds: [], title: 'Forum', description, hotspots: [robot] });
    expect(html).toMatch(/^<section [^>]*tabindex="0" aria-label="Forum"/);
    expect(html).toContain('One.\n\nTwo: the <span data-whole="">NV-6</span>.');
    expect(html).toMatch(/<a [^>]*>\s*<img [^>]*robot\.jpg/);
  });

  test('leave out what the location does not have', () => {
    expect(render({ backgrounds: [], hotspots: [] })).not.toContain('location__empty');
    expect(render({ hotspots: [] })).toContain('location__empty');
  });

  test('are passed over by the keyboard beside a picture', () => {
    const html = render({ backgrounds: picturesOf('hall') });
    expect(html).toMatch(/^<section [^>]*tabindex="-1"/);
    expect(html).not.toContain('aria-label');
  });
});

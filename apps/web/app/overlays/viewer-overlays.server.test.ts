import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import { viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import type { Action } from '@vitrine/core/world/action';
import { overlayId } from '@vitrine/core/world/ids';
import type { Settings } from '@vitrine/core/world/settings/settings';
import {
  aClip,
  aNavigationHotspot,
  aLocation,
  aPicture,
  aSnapshot,
  someSettings,
} from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildOverlays } from './build-overlays.server.ts';
import type { OverlayView } from './overlay-view.ts';

const youtube = { platform: 'youtube', id: 'dQw4w9WgXcQ' } as const;

/** What the address opens at a location whose one hotspot does something. */
function open(action: Action, query: string, settings: Partial<Settings> = {}): readonly OverlayView[] {
  const hotspot = { ...aNavigationHotspot('reception'), title: 'Robots', action };
  const location = aLocation({ hotspots: [hotspot] });
  const [, ...others] = aSnapshot().locations;
  const bundle = someContent({ locations: [location, ...others], settings: someSettings(settings) });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location, canEnter: () => true };
  return buildOverlays(aServerContext({ bundle }), request, new URLSearchParams(query)).overlays;
}

function idOf(action: Action) {
  const viewer = viewerOfAction(action);
  if (viewer === undefined) throw new Error('The action opens no viewer.');
  return viewerId(viewer);
}

function contentOf<Kind extends OverlayRef['kind'] & OverlayView['kind']>(
  kind: Kind,
  overlays: readonly OverlayView[],
) {
  const found = overlays.find((overlay) => overlay.kind === kind);
  return found?.content as Extract<OverlayView, { readonly kind: Kind }>['content'] | undefined;
}

describe('the overlay media', () => {
  const action: Action = {
    kind: 'openMedia',
    media: [
      aPicture({ name: 'one.jpg', title: 'One' }),
      aClip({ name: 'film.mp4' }),
      aPicture({ name: 'text.pdf', mime: 'application/pdf' }),
    ],
    platformVideos: [youtube],
  };
  const id = idOf(action);

  test('shows pictures, videos and videos of platforms, and leaves out what is neither', () => {
    const [overlay] = open(action, `?media=${id}`);
    expect(overlay?.frame).toEqual({ title: 'Robots', size: 'bare' });
    const { items = [], start } = contentOf('media', open(action, `?media=${id}`)) ?? {};
    expect(items.map(({ kind, caption }) => [kind, caption])).toEqual([
      ['picture', 'One'],
      ['video', ''],
      ['platformVideo', 'Robots'],
    ]);
    expect(start).toBe(0);
  });

  test('has no caption where editors wrote none: what a picture shows is said to those who cannot see it', () => {
    const untitled: Action = { kind: 'openMedia', media: [aPicture({ alternativeText: 'A red robot' })] };
    expect(contentOf('media', open(untitled, `?media=${idOf(untitled)}`))?.items[0]?.caption).toBe('');
  });

  test('opens at the item of the address, and each item has an address (spec 3.28)', () => {
    const content = contentOf('media', open(action, `?media=${id}&item=2`));
    expect(content?.start).toBe(1);
    expect(content?.items.map(({ href }) => href)).toEqual([
      `/showroom/entrance?media=${id}&item=1`,
      `/showroom/entrance?media=${id}&item=2`,
      `/showroom/entrance?media=${id}&item=3`,
    ]);
    expect(contentOf('media', open(action, `?media=${id}&item=99`))?.start).toBe(0);
  });

  test('is empty when no file can be shown, and missing when no action opens it', () => {
    const documents: Action = { kind: 'openMedia', media: [aPicture({ mime: 'application/pdf' })] };
    expect(contentOf('media', open(documents, `?media=${idOf(documents)}`))?.items).toEqual([]);
    expect(open(action, '?media=1')).toEqual([]);
  });
});

describe('the overlay slideshow', () => {
  const action: Action = { kind: 'openSlideshow', media: [aPicture(), aClip()] };
  const query = `?slideshow=${idOf(action)}&item=2`;

  test('goes on as the settings of the content slider say', () => {
    const content = contentOf('slideshow', open(action, query));
    expect(content).toMatchObject({ interval: 3000, isAutomatic: true, start: 1 });
    expect(content?.items.map(({ kind }) => kind)).toEqual(['picture', 'video']);
    const contentSlider = { autoplay: false, interval: 8000, pauseOnFocus: true, pauseOnHover: false };
    expect(contentOf('slideshow', open(action, query, { contentSlider }))).toMatchObject({
      interval: 8000,
      isAutomatic: false,
    });
  });
});

describe('the overlay synced', () => {
  test('compares pictures alone', () => {
    const action: Action = {
      kind: 'openSyncedImages',
      media: [aPicture({ name: 'day.jpg' }), aClip(), aPicture({ name: 'night.jpg' })],
    };
    const content = contentOf('synced', open(action, `?synced=${idOf(action)}`));
    expect(content?.images.map(({ name }) => name)).toEqual(['day.jpg', 'night.jpg']);
  });
});

function frame(url: string, title = 'Configurator'): Action {
  return {
    kind: 'openIframe',
    iframe: overlayId(7),
    url,
    title,
  };
}

describe('the overlay iframe', () => {
  const embedHosts = ['example.com'];
  const content = (url: string, title?: string) =>
    contentOf('iframe', open(frame(url, title), '?iframe=7', { embedHosts }));

  test('is allowed for listed hosts and their subdomains, and is an address like that of any link', () => {
    expect(content('https://example.com/a')).toEqual({
      url: 'https://example.com/a',
      title: 'Configurator',
      isAllowed: true,
    });
    expect(content('www.example.com/a')).toMatchObject({ url: 'https://www.example.com/a', isAllowed: true });
    expect(content('https://other.example/')).toMatchObject({ isAllowed: false });
  });

  test('frames neither mail nor scripts', () => {
    expect(content('mailto:a@example.com')).toBeUndefined();
    expect(content('javascript:alert(1)')).toBeUndefined();
  });
});

import type { OverlayRef } from '@vitrine/core/overlays/overlay-stack';
import { viewerId, viewerOfAction } from '@vitrine/core/overlays/viewer';
import type { Action } from '@vitrine/core/world/action';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Media } from '@vitrine/core/world/media';
import { aLocation, aNavigationHotspot, aPicture, aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildOverlays } from './build-overlays.server.ts';
import type { OverlayView } from './overlay-view.ts';

/** What the address opens at a location whose one hotspot does something. */
function open(action: Action, rest = ''): OverlayView | undefined {
  const hotspot = { ...aNavigationHotspot('reception'), title: 'Robots', action };
  const location = aLocation({ hotspots: [hotspot] });
  const [, ...others] = aSnapshot().locations;
  const bundle = someContent({ locations: [location, ...others] });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  const viewer = viewerOfAction(action);
  if (!snapshot || !world || !viewer) throw new Error('The test has no world or no viewer.');
  const request = { bundle, snapshot, world, location, canEnter: () => true };
  const query = new URLSearchParams(`${viewer.kind}=${viewerId(viewer)}${rest}`);
  return buildOverlays(aServerContext({ bundle }), request, query).overlays[0];
}

/** The title of an overlay of documents. */
function titleOf(...documents: readonly Media[]): string | undefined {
  return open({ kind: 'openDocuments', documents })?.frame.title;
}

function contentOf<Kind extends OverlayRef['kind'] & OverlayView['kind']>(kind: Kind, overlay?: OverlayView) {
  return overlay?.kind === kind
    ? (overlay.content as Extract<OverlayView, { readonly kind: Kind }>['content'])
    : undefined;
}

describe('the overlay of documents', () => {
  const brochure = aPicture({
    name: 'Brochure.pdf',
    ext: '.pdf',
    mime: 'application/pdf',
    url: '/box-api/uploads/brochure.pdf',
    size: 4_000_000,
  });
  const drawings = aPicture({
    name: 'drawings.zip',
    ext: '.zip',
    mime: 'application/zip',
    title: 'Drawings',
  });
  const action: Action = { kind: 'openDocuments', documents: [brochure, drawings] };

  test('lists documents with what they are called, and reads only PDFs', () => {
    const overlay = open(action);
    expect(overlay?.frame).toEqual({ title: 'Robots', size: 'bare' });
    const { documents = [], start, page } = contentOf('pdf', overlay) ?? {};
    expect([start, page]).toEqual([0, 1]);
    expect(documents[0]).toMatchObject({
      title: 'Brochure',
      url: '/box-api/uploads/brochure.pdf',
      fileName: 'Brochure.pdf',
      type: 'PDF',
      size: 4_000_000,
      isPdf: true,
    });
    expect(documents[1]).toMatchObject({ title: 'Drawings', type: 'ZIP', isPdf: false });
    expect(documents[1]?.href).toMatch(/\?pdf=\d+&item=2$/);
  });

  test('has one title: that of the one document, else that of what opens it', () => {
    expect(titleOf({ ...brochure, title: 'The company' })).toBe('The company');
    // The name of a file is no title.
    expect(titleOf(brochure)).toBe('Robots');
    expect(titleOf({ ...brochure, title: 'The company' }, drawings)).toBe('Robots');
  });

  test('opens at the document and the page of the address, and never beyond the last document (spec 3.31)', () => {
    expect(contentOf('pdf', open(action, '&item=2&page=7'))).toMatchObject({ start: 1, page: 7 });
    expect(contentOf('pdf', open(action, '&item=9'))).toMatchObject({ start: 1 });
  });
});

describe('the overlay of 360 views', () => {
  const around = aPicture({ name: 'around.jpg' });

  test('shows a panorama with the links inside it, those left out whose target is gone', () => {
    const overlay = open({
      kind: 'openView360',
      media: [around],
      hotspots: [
        {
          title: 'Reception',
          yaw: 20,
          pitch: -5,
          action: { kind: 'navigate', target: payloadId('reception') },
        },
        { title: 'Gone', yaw: 0, pitch: 0, action: { kind: 'openArticle', article: overlayId(999) } },
      ],
    });
    expect(overlay?.frame).toEqual({ title: 'Robots', size: 'bare' });
    const content = contentOf('view360', overlay);
    expect(
      content?.kind === 'panorama' && content.hotspots.map(({ yaw, link }) => [yaw, link.title]),
    ).toEqual([[20, 'Reception']]);
  });

  test('shows spins, and models with a picture of them', () => {
    const frames = ['b-2.jpg', 'b-10.jpg'].map((name) => aPicture({ name }));
    const spin = contentOf('view360', open({ kind: 'openView360', media: frames }));
    expect(spin).toMatchObject({ kind: 'spin', frames: [{ name: 'b-2.jpg' }, { name: 'b-10.jpg' }] });
    const model = aPicture({ name: 'robot.glb', ext: '.glb', mime: 'model/gltf-binary' });
    const view = contentOf('view360', open({ kind: 'openView360', media: [around, model] }));
    expect(view).toMatchObject({
      kind: 'model',
      model: { name: 'robot.glb' },
      poster: { name: 'around.jpg' },
    });
  });

  test('is not there for media that shows nothing', () => {
    const text = aPicture({ name: 'text.txt', ext: '.txt', mime: 'text/plain' });
    expect(open({ kind: 'openView360', media: [text] })).toBeUndefined();
  });
});

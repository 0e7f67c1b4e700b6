import { expect, test } from 'vitest';
import { overlayId, payloadId } from '../world/ids.ts';
import { isSameViewer, withView } from './showing.ts';
import type { Showing } from './showing.ts';
import type { View } from './view.ts';

function document(page?: number): Showing {
  return { location: payloadId('hall'), open: [{ kind: 'pdf', id: overlayId(7), page }] };
}

function at(page: number): View {
  return { kind: 'page', page, scale: 0, x: 0.5, y: 0.5 };
}

test('a view of a page that the address does not name yet is left out', () => {
  expect(withView(document(3), at(3)).view).toEqual(at(3));
  expect(withView(document(), at(1)).view).toEqual(at(1));
  expect(withView(document(3), at(4)).view).toBeUndefined();
  expect(withView(document(), at(2)).view).toBeUndefined();
});

test('and so is that of a picture', () => {
  const pictures: Showing = { ...document(), open: [{ kind: 'media', id: overlayId(7), item: 2 }] };
  const picture: View = { kind: 'picture', item: 2, scale: 1, x: 0.5, y: 0.5 };
  expect(withView(pictures, picture).view).toEqual(picture);
  expect(withView(pictures, { ...picture, item: 3 }).view).toBeUndefined();
});

test('any other view is kept, and so is none', () => {
  const film: View = { kind: 'film', position: 3, speed: 1 };
  expect(withView(document(3), film).view).toEqual(film);
  expect(withView({ ...document(3), open: [] }, film).view).toEqual(film);
  expect(withView(document(3), undefined)).toEqual({ ...document(3), view: undefined });
});

test('a viewer is the same at another page, and not at another location', () => {
  expect(isSameViewer(document(1), document(2))).toBe(true);
  expect(isSameViewer(document(1), { ...document(1), location: payloadId('bay') })).toBe(false);
  expect(isSameViewer(document(1), { ...document(1), open: [] })).toBe(false);
  expect(
    isSameViewer(
      { ...document(1), open: [{ kind: 'share' }] },
      { ...document(1), open: [{ kind: 'share' }] },
    ),
  ).toBe(false);
});

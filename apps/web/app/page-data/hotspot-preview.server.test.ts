import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Action } from '@vitrine/core/world/action';
import { aLocation, aPicture, aSnapshot } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { previewOf } from './hotspot-preview.server.ts';

function articleWith(summary: string) {
  const cover = aPicture({ name: 'robot.jpg', width: 1600, height: 900 });
  const id = overlayId(7);
  return aSnapshot({
    articles: [{ id, title: 'Robot', summary, cover, tags: [], sections: [], actionButtons: [] }],
  });
}

const openRobot: Action = { kind: 'openArticle', article: overlayId(7) };

test('an article has its cover, small, and its first sentence', () => {
  const snapshot = articleWith('It lifts 12 kg. It reaches 1.4 m.');
  expect(previewOf(snapshot, openRobot, undefined)).toEqual({
    picture: expect.stringMatching(/^\/box-api\/images\/500\/robot\.jpg/),
    line: 'It lifts 12 kg.',
  });
});

test('a long sentence is cut at a word, and a decimal point ends none', () => {
  const words = `It reaches 1.4 m ${'and farther '.repeat(20)}`;
  const line = previewOf(articleWith(words), openRobot, undefined)?.line ?? '';
  expect(line.length).toBeLessThan(115);
  expect(line).toMatch(/^It reaches 1\.4 m and farther .*(?:and|farther) …$/);
});

test('the editor’s own picture of a hotspot wins over the cover', () => {
  const own = aPicture({ name: 'own.jpg', width: 1600, height: 900 });
  expect(previewOf(articleWith(''), openRobot, own)).toEqual({
    picture: expect.stringContaining('own.jpg'),
  });
});

test('a location has its picture and first sentence, a web page its site, a telephone number nothing', () => {
  const hall = payloadId('hall');
  const snapshot = aSnapshot({ locations: [aLocation({ payloadId: hall, description: 'A bright hall.' })] });
  expect(previewOf(snapshot, { kind: 'navigate', target: hall }, undefined)).toEqual({
    picture: expect.stringContaining('hall'),
    line: 'A bright hall.',
  });
  const linkTo = (url: string) => previewOf(snapshot, { kind: 'openLink', url, newTab: true }, undefined);
  expect(linkTo('https://www.iso.org/iso-50001')).toEqual({ line: 'iso.org' });
  expect(linkTo('tel:+491234')).toBeUndefined();
});

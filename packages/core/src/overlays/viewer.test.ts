import { describe, expect, test } from 'vitest';
import { aPicture, aSectionOfEachKind } from '../../testing/index.ts';
import type { ArticleSectionContent } from '../world/content.ts';
import { viewerId, viewerOfAction, viewerOfSection } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const sections = aSectionOfEachKind('robot');

function idOf(viewer: Viewer | undefined): number {
  return viewer === undefined ? -1 : viewerId(viewer);
}

describe('the viewer of a section', () => {
  test.each<[ArticleSectionContent['kind'], Viewer['kind'] | undefined]>([
    ['pdf', 'pdf'],
    ['media', 'media'],
    ['imageGallery', 'media'],
    ['video', 'media'],
    ['platformVideo', 'media'],
    ['view360', 'view360'],
    ['slider', 'slideshow'],
    ['syncedImages', 'synced'],
    ['text', undefined],
    ['table', undefined],
    ['downloads', undefined],
  ])('of kind %s is %s', (section, viewer) => {
    expect(viewerOfSection(sections[section])?.kind).toBe(viewer);
  });

  test('shows a picture that several slides share once', () => {
    const [one, two] = [aPicture({ name: 'one.jpg' }), aPicture({ name: 'two.jpg' })];
    const slides = [one, two, one].map((image) => ({ title: '', text: '', image }));
    expect(viewerOfSection({ kind: 'slider', slides })).toEqual({ kind: 'slideshow', media: [one, two] });
  });

  test('has the number of an action that opens the same files', () => {
    const media = [aPicture({ name: 'one.jpg' }), aPicture({ name: 'two.jpg' })];
    expect(idOf(viewerOfSection({ kind: 'imageGallery', images: media }))).toBe(
      idOf(viewerOfAction({ kind: 'openMedia', media })),
    );
    expect(idOf(viewerOfAction({ kind: 'openMedia', media: media.toReversed() }))).not.toBe(
      idOf(viewerOfAction({ kind: 'openMedia', media })),
    );
  });
});

import { expect, test } from 'vitest';
import { aLocation, aNavigationHotspot, aPicture, aSnapshot } from '../../testing/index.ts';
import type { OverlayStack } from '../overlays/overlay-stack.ts';
import { viewerId } from '../overlays/viewer.ts';
import { overlayId } from '../world/ids.ts';
import { openedIn, stackInLanguage } from './in-language.ts';
import type { Opened } from './in-language.ts';

const ARTICLE = { id: overlayId(3), title: '', summary: '', tags: [], sections: [], actionButtons: [] };

/** A showroom in a language, in which two hotspots open a document each. */
function inLanguage(files: readonly string[]): Opened & { readonly numbers: readonly number[] } {
  const viewers = files.map((hash) => ({
    kind: 'pdf' as const,
    documents: [aPicture({ hash, ext: '.pdf' })],
  }));
  const hotspots = viewers.map(({ documents }) => ({
    ...aNavigationHotspot('reception'),
    action: { kind: 'openDocuments' as const, documents },
  }));
  const snapshot = aSnapshot({ locations: [aLocation({ hotspots })], articles: [ARTICLE] });
  return { ...openedIn(snapshot), numbers: viewers.map((viewer) => viewerId(viewer)) };
}

const german = inLanguage(['handbuch', 'preise']);
const spanish = inLanguage(['manual', 'preise']);

function pdf(number: number | undefined): OverlayStack {
  return [{ kind: 'pdf', id: overlayId(number ?? 0), page: 3 }];
}

test('a translated file is the one that the same entry opens, at the same page', () => {
  expect(stackInLanguage(pdf(german.numbers[0]), german, spanish)).toEqual(pdf(spanish.numbers[0]));
});

test('a file that both languages have is the same', () => {
  expect(stackInLanguage(pdf(german.numbers[1]), german, spanish)).toEqual(pdf(german.numbers[1]));
});

test('what is not there is left out, and what lies over it stays', () => {
  const stack: OverlayStack = [
    ...pdf(99),
    { kind: 'article', id: overlayId(3) },
    { kind: 'compare', articles: [overlayId(3), overlayId(4)] },
    { kind: 'dashboard', id: overlayId(3) },
    { kind: 'menu', trail: ['main'] },
  ];
  expect(stackInLanguage(stack, german, spanish)).toEqual([
    { kind: 'article', id: overlayId(3) },
    { kind: 'menu', trail: ['main'] },
  ]);
});

test('a file of an entry that opens nothing like it is left out', () => {
  expect(stackInLanguage(pdf(german.numbers[0]), german, inLanguage([]))).toEqual([]);
});

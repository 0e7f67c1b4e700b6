import { localeCode, overlayId, payloadId } from '@vitrine/core/world/ids';
import type { Story } from '@vitrine/core/world/story';
import { expect, test } from 'vitest';
import { createRequestContexts } from '../session/request-contexts.ts';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { presentableStories } from './presentable-stories.ts';

const NOTE = 'Ask what a stoppage costs.';

const STORY: Story = {
  id: overlayId(4),
  slug: 'tour',
  title: 'Tour',
  stops: [
    { location: payloadId('open-start'), open: [], seconds: 20 },
    { location: payloadId('open-hall'), open: [], title: 'The hall', seconds: 20 },
  ],
};

function contextWith(story: Story) {
  const bundle = createBundle();
  const snapshots = Object.fromEntries(
    Object.entries(bundle.snapshots).map(([code, snapshot]) => [code, { ...snapshot, stories: [story] }]),
  );
  const serverOnly = { ...bundle.serverOnly, storyNotes: { en: { 4: { 'open-hall': NOTE } } } };
  const context = createRequestContexts({
    current: () => ({ bundle: { ...bundle, snapshots, serverOnly }, origin: 'shipped', since: 0 }),
    clock: createFakeClock(),
    publicUrl: undefined,
  })(new Request('http://localhost/'));
  if (context === undefined) throw new Error('There is no content.');
  return context;
}

test('a story has its stops in a language, with the notes of that language', () => {
  const context = contextWith(STORY);
  expect(presentableStories(context, localeCode('en'))).toEqual([
    {
      id: 4,
      title: 'Tour',
      stops: [
        { location: 'open-start', href: '/open/open-start', title: 'open-start', seconds: 20 },
        { location: 'open-hall', href: '/open/open-hall', title: 'The hall', seconds: 20, notes: NOTE },
      ],
    },
  ]);
  const [german] = presentableStories(context, localeCode('de'));
  const { notes, ...stop } = german?.stops[1] ?? {};
  expect(notes).toBeUndefined();
  expect(stop).toMatchObject({ location: 'open-hall', href: '/de/open/open-hall', title: 'The hall' });
});

test('what its visitor may see has no notes in it', () => {
  const { visible } = contextWith(STORY);
  expect(JSON.stringify(visible.content)).not.toContain(NOTE);
});

import { expect, test } from 'vitest';
import { overlayId, payloadId } from '../world/ids.ts';
import type { StoryStop } from '../world/story.ts';
import { stopKeys } from './stop-keys.ts';

function stop(location: string, ...articles: number[]): StoryStop {
  const open = articles.map((id) => ({ kind: 'article', id: overlayId(id) }) as const);
  return { location: payloadId(location), open, seconds: 20 };
}

test('stops have keys of their own, also where they show the same', () => {
  const stops = [stop('hall'), stop('hall', 1), stop('vault', 2), stop('hall'), stop('hall', 1)];
  const keys = stopKeys(stops);
  expect(new Set(keys).size).toBe(stops.length);
  // A visitor who may not see the vault has the same keys for the others.
  const visible = stops.filter(({ location }) => location !== 'vault');
  expect(stopKeys(visible)).toEqual(keys.filter((_, index) => stops[index]?.location !== 'vault'));
});

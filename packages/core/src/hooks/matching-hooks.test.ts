import { describe, expect, it } from 'vitest';
import type { BoxHook, HookEvent } from '../world/content.ts';
import { payloadId } from '../world/ids.ts';
import { matchingHooks } from './matching-hooks.ts';

const atrium = payloadId('atrium');
const lounge = payloadId('lounge');
const aHook = (event: HookEvent, ...locations: BoxHook['locations']): BoxHook => ({
  event,
  locations,
  actions: [],
});
const everywhere = aHook('idle');
const inAtrium = aHook('idle', atrium);
const inBoth = aHook('idle', lounge, atrium);
const other = aHook('idle_ended');
const hooks = [everywhere, inAtrium, inBoth, other];

describe('matchingHooks', () => {
  it('finds the hooks of an event at a location, in their order', () => {
    expect(matchingHooks({ hooks, event: 'idle', location: atrium })).toEqual([everywhere, inAtrium, inBoth]);
    expect(matchingHooks({ hooks, event: 'idle', location: lounge })).toEqual([everywhere, inBoth]);
    expect(matchingHooks({ hooks, event: 'idle_ended', location: lounge })).toEqual([other]);
    expect(matchingHooks({ hooks, event: 'app_loaded', location: atrium })).toEqual([]);
  });

  it('finds only those of everywhere before there is a location', () => {
    expect(matchingHooks({ hooks, event: 'idle', location: undefined })).toEqual([everywhere]);
  });
});

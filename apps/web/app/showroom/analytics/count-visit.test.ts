import type { AnalyticsEvent } from '@vitrine/core/analytics/events';
import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import { describe, expect, test, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { countVisit } from './count-visit.ts';
import type { CountedWindow } from './count-visit.ts';

const analytics = createAnalytics();
const { track } = analytics;
const location = { world: worldSlug('showroom'), location: payloadId('entrance'), language: 'de' };

describe('counting a visit', () => {
  test('puts an event with its location into the data layer and hands it to the callback', () => {
    const onEvent = vi.fn<(event: AnalyticsEvent) => void>();
    const host: CountedWindow = { dataLayer: [{ event: 'theirs' }], vitrine: { onEvent } };
    const stop = countVisit(analytics, () => location, host);
    track({ name: 'contact_sent' });
    stop();
    expect(host.dataLayer).toEqual([
      { event: 'theirs' },
      {
        event: 'vitrine_contact_sent',
        vitrine_world: 'showroom',
        vitrine_location: 'entrance',
        vitrine_language: 'de',
      },
    ]);
    expect(onEvent).toHaveBeenCalledWith({ name: 'contact_sent', ...location });
  });

  test('sends Google Analytics, if it is loaded, the commands that it takes', () => {
    const host: CountedWindow = { vitrineCommands: [] };
    const stop = countVisit(analytics, () => location, host);
    track({ name: 'search_used', length: 4, results: 2 });
    stop();
    expect(host.vitrineCommands?.map(String)).toEqual(['[object Arguments]']);
    expect(host.vitrineCommands?.map((words) => Array.from(words))).toEqual([
      [
        'event',
        'vitrine_search_used',
        {
          vitrine_length: 4,
          vitrine_results: 2,
          vitrine_world: 'showroom',
          vitrine_location: 'entrance',
          vitrine_language: 'de',
        },
      ],
    ]);
  });

  test('is the only recipient: without it nothing is written anywhere', () => {
    const host: CountedWindow = {};
    track({ name: 'contact_sent' });
    const stop = countVisit(analytics, () => location, host);
    stop();
    track({ name: 'contact_sent' });
    expect(host).toEqual({});
  });

  test('goes on when a callback throws', () => {
    vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
    const host: CountedWindow = {
      vitrine: {
        onEvent() {
          throw new Error('theirs');
        },
      },
    };
    const stop = countVisit(analytics, () => location, host);
    track({ name: 'search_used', length: 4, results: 2 });
    track({ name: 'contact_sent' });
    stop();
    expect(host.dataLayer).toHaveLength(2);
    vi.unstubAllGlobals();
  });
});

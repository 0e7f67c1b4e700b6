import type { SearchHit, ServerFindings } from '@vitrine/core/search/search-entry';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aSnapshot } from '@vitrine/core/testing';
import { describe, expect, test, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createDocumentSearch } from './document-search.ts';

const hit: SearchHit = { kind: 'document', title: 'Sheet', context: '', href: '?pdf=1&page=2', page: 2 };

const findings: ServerFindings = { hits: [hit], near: [], lines: { '?article=1': [] } };

function searching() {
  const search = vi.fn<(snapshot: Snapshot, query: string) => ServerFindings>(() => findings);
  const clock = createFakeClock();
  const answer = createDocumentSearch(search, clock);
  const ask = (query: string, locale = 'en') =>
    answer(
      new Request(`http://localhost/box-api/search/${locale}/documents?q=${encodeURIComponent(query)}`),
      { en: aSnapshot() },
      locale,
      '203.0.113.1',
    );
  return { search, clock, ask };
}

describe('the search in PDFs', () => {
  test('answers what was found, for this visitor alone', async () => {
    const { ask } = searching();
    const answer = ask('gripper');
    expect(await answer.json()).toEqual(findings);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('looks for nothing where nothing is asked, and for no more than a question', async () => {
    const { search, ask } = searching();
    expect(await ask('  ').json()).toEqual({ hits: [], near: [], lines: {} });
    expect(search).not.toHaveBeenCalled();
    ask('x'.repeat(5_000));
    expect(search).toHaveBeenCalledWith(expect.anything(), 'x'.repeat(100));
  });

  test.each(['xx', '__proto__'])('knows no language %s', (locale) => {
    expect(searching().ask('gripper', locale).status).toBe(404);
  });

  test('makes a client wait that never stops asking', async () => {
    const { ask, clock } = searching();
    const states = Array.from({ length: 3_000 }, () => ask('gripper').status);
    expect(states[0]).toBe(200);
    expect(states.at(-1)).toBe(429);
    await clock.advance(60_000);
    expect(ask('gripper').status).toBe(200);
  });
});

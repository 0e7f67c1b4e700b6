import { describe, expect, test, vi } from 'vitest';
import type { ContentChange } from '@vitrine/content/content-answers';
import { announceEverywhere, createRevalidate } from './revalidate.ts';

const secret = 'a-secret-of-some-length';

function setUp() {
  const announce = vi.fn<(changes?: readonly ContentChange[]) => void>();
  const revalidate = createRevalidate({ secret, announce });
  return {
    announce,
    post: (authorization: string | undefined, body: BodyInit | null = null) =>
      revalidate(
        new Request('http://localhost/-/revalidate', {
          method: 'POST',
          headers: authorization === undefined ? {} : { authorization },
          body,
        }),
      ),
  };
}

describe('POST /-/revalidate', () => {
  test.each([undefined, '', 'Bearer ', 'Bearer wrong', secret, `Basic ${secret}`, `Bearer ${secret}x`])(
    'refuses %s',
    async (authorization) => {
      const { announce, post } = setUp();
      expect((await post(authorization, '{}')).status).toBe(401);
      expect(announce).not.toHaveBeenCalled();
    },
  );

  test('hands on what changed', async () => {
    const { announce, post } = setUp();
    const changes = [{ collection: 'content-locations', locale: 'en' }, { collection: 'icons' }];
    expect((await post(`Bearer ${secret}`, JSON.stringify({ changes }))).status).toBe(202);
    expect(announce.mock.calls).toEqual([[changes]]);
  });

  test.each([
    null,
    '',
    '{}',
    '{"changes":',
    '{"changes":[]}',
    '{"changes":[{"collection":""}]}',
    '{"changes":[{"collection":"icons","locale":7}]}',
    '{"changes":[{"collection":"icons","id":""}]}',
    '[]',
    JSON.stringify({ changes: Array.from({ length: 1_000 }, () => ({ collection: 'icons' })) }),
  ])('takes every other body for everything: %.40s', async (body) => {
    const { announce, post } = setUp();
    expect((await post(`Bearer ${secret}`, body)).status).toBe(202);
    expect(announce.mock.calls).toEqual([[undefined]]);
  });
});

/** Processes that hear each other, each with what it was told to read. */
function processes(count: number) {
  const listeners: { readonly by: number; readonly listener: (message: string) => void }[] = [];
  const gaps: (() => void)[] = [];
  const reads: string[] = [];
  const announce = Array.from({ length: count }, (_, by) =>
    announceEverywhere(
      {
        publish: (_topic, message) => {
          for (const { listener } of listeners.filter((other) => other.by !== by)) listener(message);
        },
        subscribe: (_topic, listener) => listeners.push({ by, listener }),
        onGap: (listener) => gaps.push(listener),
      },
      {
        announce: (changes) => reads.push(`${by}: ${JSON.stringify(changes ?? 'everything')}`),
        reload: async () => {
          reads.push(`${by}: all`);
        },
        accountsChanged: () => reads.push(`${by}: accounts`),
      },
    ),
  );
  return { announce, gaps, reads };
}

describe('an announcement with several processes', () => {
  test('is read by every process, once', () => {
    const { announce, reads } = processes(3);
    const change = { collection: 'menus', locale: 'en' };
    announce[1]?.([change]);
    expect(reads.toSorted()).toEqual([0, 1, 2].map((by) => `${by}: ${JSON.stringify([change])}`));
  });

  test('that the CMS sends to every process, and the processes to each other, is read once by each', () => {
    const { announce, reads } = processes(3);
    const first = { collection: 'menus', id: 'cms.1' };
    const second = { collection: 'menus', id: 'cms.2' };
    for (const process of announce) process([first]);
    const readFirst = [0, 1, 2].map((by) => `${by}: [{"collection":"menus"}]`);
    expect(reads.splice(0).toSorted()).toEqual(readFirst);
    for (const process of announce) process([first, second]);
    expect(reads.toSorted()).toEqual(readFirst);
  });

  test('without an id is read each time', () => {
    const { announce, reads } = processes(1);
    announce[0]?.([{ collection: 'menus' }]);
    announce[0]?.([{ collection: 'menus' }]);
    expect(reads).toHaveLength(2);
  });

  test('with an old id is remembered among many', () => {
    const { announce, reads } = processes(1);
    for (let number = 0; number < 12_000; number += 1)
      announce[0]?.([{ collection: 'menus', id: `cms.${number}` }]);
    announce[0]?.([{ collection: 'menus', id: 'cms.11000' }]);
    expect(reads).toHaveLength(12_000);
    announce[0]?.([{ collection: 'menus', id: 'cms.1' }]);
    expect(reads).toHaveLength(12_001);
  });

  test('of everything is one of everything for all', () => {
    const { announce, reads } = processes(2);
    announce[0]?.();
    expect(reads.toSorted()).toEqual(['0: "everything"', '1: "everything"']);
  });

  test('of accounts is no content, and reaches every process', () => {
    const { announce, reads } = processes(2);
    announce[0]?.([{ collection: 'accounts' }]);
    expect(reads.toSorted()).toEqual(['0: accounts', '1: accounts']);
    announce[0]?.([{ collection: 'accounts' }, { collection: 'menus' }]);
    expect(reads.slice(2).toSorted()).toEqual([
      '0: [{"collection":"menus"}]',
      '0: accounts',
      '1: [{"collection":"menus"}]',
      '1: accounts',
    ]);
  });

  test('that a process may have missed is made up for', () => {
    const { gaps, reads } = processes(2);
    gaps[1]?.();
    expect(reads).toEqual(['1: accounts', '1: all']);
  });
});

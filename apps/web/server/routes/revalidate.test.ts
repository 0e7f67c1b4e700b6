import { describe, expect, test, vi } from 'vitest';
import type { ContentChange } from '@vitrine/content/content-answers';
import { createRevalidate } from './revalidate.ts';

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
    '[]',
    JSON.stringify({ changes: Array.from({ length: 1_000 }, () => ({ collection: 'icons' })) }),
  ])('takes every other body for everything: %.40s', async (body) => {
    const { announce, post } = setUp();
    expect((await post(`Bearer ${secret}`, body)).status).toBe(202);
    expect(announce.mock.calls).toEqual([[undefined]]);
  });
});

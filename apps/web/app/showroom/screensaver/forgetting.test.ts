import { afterEach, describe, expect, test, vi } from 'vitest';
import { createForgetting } from './forgetting.ts';

describe('forgetting the visitor', () => {
  const page = { cookie: 'vitrine_consent=granted' };
  const setUp = (answer: () => Promise<Response>) => {
    const asked = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', asked);
    return asked;
  };
  const { forgetVisitor, onForget } = createForgetting();
  afterEach(() => vi.unstubAllGlobals());

  test('asks the server, and drops what features remember and the answer to being counted', async () => {
    const asked = setUp(async () => new Response(null, { status: 204 }));
    const task = vi.fn<() => void>();
    onForget(task);
    expect(await forgetVisitor({ login: true })).toBe(true);
    expect(asked).toHaveBeenCalledWith(
      '/box-api/forget',
      expect.objectContaining({ method: 'POST', body: '{"login":true}' }),
    );
    expect(task).toHaveBeenCalledOnce();
    expect(page.cookie).toContain('max-age=0');
  });

  test.each([
    ['is away', () => Promise.reject(new TypeError('offline'))],
    ['refuses', async () => new Response(null, { status: 503 })],
  ])('forgets here, and says so, when the server %s', async (_, answer) => {
    setUp(answer);
    const task = vi.fn<() => void>();
    onForget(task);
    expect(await forgetVisitor({ login: false })).toBe(false);
    expect(task).toHaveBeenCalledOnce();
  });
});

import { expect, test } from 'vitest';
import { createOutboxState } from './outbox-state.ts';

const waiting = {
  waiting: 2,
  refused: 1,
  unreadable: 0,
  late: 3,
  oldestSeconds: 700,
  reasons: { mail: 'ECONNREFUSED' },
};
const respond = createOutboxState({ secret: 'a secret of some length', waiting: () => waiting });

function asked(authorization?: string) {
  return respond(new Request('http://show/-/outbox', { headers: authorization ? { authorization } : {} }));
}

test('answers what waits to a client with the secret', async () => {
  const answer = asked('Bearer a secret of some length');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual(waiting);
});

test.each([undefined, 'Bearer ', 'Bearer another secret', 'a secret of some length'])(
  'refuses all others (%s)',
  async (authorization) => {
    const answer = asked(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('oldest');
  },
);

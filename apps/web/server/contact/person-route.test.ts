import { describe, expect, test } from 'vitest';
import { createPersonRoute } from './person-route.ts';
import { anEntry } from './testing/an-entry.ts';

const SECRET = 'a-secret-that-both-sides-share';

function setUp() {
  const asked: string[] = [];
  const waiting = [anEntry()];
  const refused = [anEntry()];
  const respond = createPersonRoute({
    secret: SECRET,
    persons: {
      find: async (email) => {
        asked.push(`find ${email}`);
        return { waiting, refused, setAside: [{ file: 'torn.json', content: '{"form":' }] };
      },
      erase: async (email) => {
        asked.push(`erase ${email}`);
        return 1;
      },
      forgetAfter: async () => 0,
    },
  });
  const ask = (body: string, secret = SECRET) =>
    respond(
      new Request('http://localhost/-/person', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${secret}` },
      }),
    );
  return { ask, asked, waiting, refused };
}

describe('POST /-/person', () => {
  test('says what the outbox holds of an address, whatever its case', async () => {
    const { ask, asked, waiting, refused } = setUp();
    const answer = await ask('{"email": " Ada@Example.com "}');
    expect(await answer.json()).toEqual({ waiting, refused, setAside: ['{"form":'], erased: 0 });
    expect(asked).toEqual(['find ada@example.com']);
  });

  test('erases when the request says so', async () => {
    const { ask, asked } = setUp();
    expect(await (await ask('{"email": "ada@example.com", "erase": true}')).json()).toMatchObject({
      erased: 1,
    });
    expect(asked).toEqual(['find ada@example.com', 'erase ada@example.com']);
  });

  test.each([
    '',
    '{}',
    '{"email": 1}',
    '{"email": "a"}',
    `{"email": "${'a'.repeat(300)}"}`,
    'x'.repeat(2_000),
  ])('refuses a request that names no person: %s', async (body) => {
    const { ask, asked } = setUp();
    expect((await ask(body)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('refuses a request without the secret', async () => {
    const { ask, asked } = setUp();
    expect((await ask('{"email": "ada@example.com"}', 'another-secret')).status).toBe(401);
    expect(asked).toEqual([]);
  });
});

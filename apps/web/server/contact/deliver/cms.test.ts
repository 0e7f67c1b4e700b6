import { describe, expect, test } from 'vitest';
import { anEntry } from '../testing/an-entry.ts';
import { createCmsDelivery } from './cms.ts';

const unique = {
  error: { status: 400, details: { errors: [{ path: ['request_id'], message: 'must be unique' }] } },
};

function answeredBy(answer: () => Promise<Response>, token: string | undefined = 'token') {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const deliver = createCmsDelivery({
    cmsUrl: 'http://cms:1337',
    readToken: async () => token,
    fetch: (url, init) => {
      calls.push({ url: String(url), init });
      return answer();
    },
  });
  return { deliver, calls };
}

function status(code: number, body: unknown = {}) {
  return answeredBy(async () => Response.json(body, { status: code })).deliver;
}

describe('storing in the CMS', () => {
  test('sends the request with its id and its context', async () => {
    const { deliver, calls } = answeredBy(async () =>
      Response.json({ data: { id: 1 }, meta: {} }, { status: 201 }),
    );
    const entry = anEntry();
    expect(await deliver(entry)).toEqual({ kind: 'delivered' });
    expect(calls[0]?.url).toBe('http://cms:1337/api/contact-requests');
    expect(JSON.parse(String(calls[0]?.init?.body))).toMatchObject({
      data: {
        request_id: entry.id,
        first_name: 'Ada',
        location: 'open-start',
        article: '12',
        article_title: 'NV-6',
      },
    });
  });

  test('is done when the CMS has it already, because an answer got lost', async () => {
    expect(await status(400, unique)(anEntry())).toEqual({ kind: 'delivered' });
  });

  test.each([
    [400, { error: { details: { errors: [{ path: ['email'] }] } } }, 'refused'],
    [400, {}, 'refused'],
    [413, {}, 'refused'],
    [401, {}, 'unreachable'],
    [403, {}, 'unreachable'],
    [404, {}, 'unreachable'],
    [429, {}, 'unreachable'],
    [500, {}, 'unreachable'],
    [503, {}, 'unreachable'],
    [200, '<!doctype html><title>We will be back soon</title>', 'unreachable'],
    [201, { data: null }, 'unreachable'],
  ])('takes status %i for what it is', async (code, body, kind) => {
    expect(await status(code, body)(anEntry())).toEqual({ kind, reason: `status ${code}` });
  });

  test('waits for a CMS that is down and for one without a token', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { deliver } = answeredBy(() => Promise.reject(new TypeError('fetch failed', { cause: refused })));
    expect(await deliver(anEntry())).toEqual({ kind: 'unreachable', reason: 'ECONNREFUSED' });
    const closed = createCmsDelivery({ cmsUrl: 'http://cms', readToken: async () => undefined, fetch });
    expect(await closed(anEntry())).toEqual({ kind: 'unreachable', reason: 'no token' });
  });
});

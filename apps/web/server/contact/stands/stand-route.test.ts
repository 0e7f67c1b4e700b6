import { describe, expect, test } from 'vitest';
import { createLocalCoordination } from '../../coordination/coordination.ts';
import { createBundle } from '../../testing/bundle.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createFakeLogger } from '../../testing/fake-logger.ts';
import { versionOfConsent } from '../consent-text.ts';
import { createShowroomDelivery } from '../deliver/showroom.ts';
import type { OutboxEntry } from '../entry.ts';
import { anEntry } from '../testing/an-entry.ts';
import { FORM_LIMIT } from '../contact-limit.ts';
import { createStandLimit, STANDS_LIMIT } from './stand-limit.ts';
import { createStandRoute } from './stand-route.ts';

const ORIGIN = 'https://show.example';
const DAY = 24 * 60 * 60 * 1_000;
const ID = '0123456789abcdef0123456789abcdef';
const CONSENT = { text: 'Ich bin einverstanden.', version: 'x', locale: 'de' };

function setUp(isOpen = true) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const accepted: OutboxEntry[] = [];
  const disk = { isFull: false };
  let answers = 0;
  const bundle = createBundle();
  const respond = createStandRoute({
    isOpen,
    outbox: {
      accept: async (entry) => {
        if (disk.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        accepted.push(entry);
      },
    },
    limit: createStandLimit(createLocalCoordination(clock).limit),
    content: () => bundle,
    clock,
    logger,
  });
  const post = (body: string, headers = {}, address = '203.0.113.7') =>
    respond(
      new Request(`${ORIGIN}/box-api/stand-leads`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
      ORIGIN,
      address,
    );
  /** As the stand sends it. */
  const deliver = createShowroomDelivery({
    showroomUrl: ORIGIN,
    fetch: async (url, init) => {
      answers += 1;
      expect(url).toBe(`${ORIGIN}/box-api/stand-leads`);
      return post(String(init?.body));
    },
  });
  const now = () => new Date(clock.now()).toISOString();
  const lead = (over: Partial<OutboxEntry> = {}) => anEntry({ id: ID, acceptedAt: now(), ...over });
  return { clock, logger, accepted, disk, post, deliver, lead, now, answers: () => answers };
}

describe('a contact request of a stand', () => {
  test('arrives with everything that was filled in, when and where', async () => {
    const { deliver, accepted, lead, clock, now } = setUp();
    const acceptedAt = now();
    const entry = lead({ consent: { ...CONSENT, givenAt: acceptedAt } });
    await clock.advance(3 * DAY);
    expect(await deliver(entry)).toEqual({ kind: 'delivered' });
    expect(accepted).toMatchObject([
      {
        id: expect.stringMatching(/^stand-[0-9a-f]{32}$/),
        acceptedAt,
        form: entry.form,
        consent: {
          text: CONSENT.text,
          locale: 'de',
          givenAt: acceptedAt,
          version: `stand-${versionOfConsent({ text: CONSENT.text, locale: 'de' })}`,
        },
        context: {
          locale: 'en',
          page: `${ORIGIN}/open/open-start`,
          location: { id: 'open-start' },
          world: { id: 'open' },
        },
      },
    ]);
  });

  test('is the same one when it is sent again, and another one when anything of it differs', async () => {
    const { deliver, accepted, lead } = setUp();
    const entry = lead();
    await deliver(entry);
    await deliver(entry);
    await deliver({ ...entry, form: { ...entry.form, message: 'Something else' } });
    const ids = accepted.map(({ id }) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('tells where its visitor was also when that is closed to others, by the names of the showroom', async () => {
    const { deliver, accepted, lead } = setUp();
    const location = { id: 'closed-start', title: 'Made up' };
    await deliver(lead({ context: { locale: 'en', page: 'http://127.0.0.1:4600/closed/x?y', location } }));
    expect(accepted[0]?.context).toMatchObject({
      page: `${ORIGIN}/closed/x`,
      location: { id: 'closed-start', title: expect.not.stringContaining('Made up') },
    });
  });

  test('is not believed where it names another site, an unknown place, or a time that cannot be', async () => {
    const { deliver, accepted, lead, clock, now } = setUp();
    await clock.advance(400 * DAY);
    for (const acceptedAt of ['1999-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']) {
      const context = {
        locale: '__proto__',
        page: 'https://evil.example//x',
        location: { id: 'x', title: 'x' },
      };
      await deliver(
        lead({ acceptedAt, context, consent: { ...CONSENT, locale: 'xx', givenAt: acceptedAt } }),
      );
    }
    for (const entry of accepted) {
      expect(entry).toMatchObject({ acceptedAt: now(), context: { locale: 'en', page: `${ORIGIN}/` } });
      expect(entry.context).not.toHaveProperty('location');
      expect(entry).not.toHaveProperty('consent');
    }
    expect(accepted).toHaveLength(2);
  });

  test('waits at the stand while the showroom cannot keep it', async () => {
    const { deliver, accepted, lead, disk, logger } = setUp();
    disk.isFull = true;
    expect(await deliver(lead())).toEqual({ kind: 'unreachable', reason: 'status 503' });
    disk.isFull = false;
    expect(await deliver(lead())).toEqual({ kind: 'delivered' });
    expect(accepted).toHaveLength(1);
    expect(JSON.stringify(logger.lines)).not.toMatch(/ada@|lovelace/i);
  });

  test('is refused when no form would take it', async () => {
    const { deliver, accepted, lead } = setUp();
    const { form } = lead();
    expect(await deliver(lead({ form: { ...form, email: 'ada' } }))).toMatchObject({ kind: 'refused' });
    expect(await deliver(lead({ form: { ...form, consent: false } }))).toMatchObject({ kind: 'refused' });
    expect(accepted).toEqual([]);
  });

  test('waits while the showroom accepts nothing from stands', async () => {
    const { deliver, lead } = setUp(false);
    expect(await deliver(lead())).toEqual({ kind: 'unreachable', reason: 'status 404' });
  });
});

describe('the door for stands', () => {
  test('is closed to pages of browsers and to what is no request', async () => {
    const { post, accepted } = setUp();
    expect((await post('{}', { origin: ORIGIN })).status).toBe(403);
    expect((await post('{}', { 'sec-fetch-site': 'same-origin' })).status).toBe(403);
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('{')).status).toBe(400);
    expect((await post('{"format":1}')).status).toBe(400);
    expect((await post('x'.repeat(70_000))).status).toBe(413);
    expect(accepted).toEqual([]);
  });

  test('lets a day of a fair through at once, and then one after the other', async () => {
    const { deliver, lead, clock, accepted } = setUp();
    const people = Array.from({ length: FORM_LIMIT.free + 2 }, (_, index) =>
      index.toString(16).padStart(32, '0'),
    );
    for (const id of people.slice(0, FORM_LIMIT.free)) await deliver(lead({ id }));
    expect(accepted).toHaveLength(FORM_LIMIT.free);
    expect(await deliver(lead({ id: people.at(-2) ?? '' }))).toEqual({
      kind: 'unreachable',
      reason: 'status 429',
    });
    await clock.advance(FORM_LIMIT.firstWait);
    expect(await deliver(lead({ id: people.at(-1) ?? '' }))).toEqual({ kind: 'delivered' });
  });

  test('is no wider for a sender with many addresses', async () => {
    const { post } = setUp();
    for (let at = 0; at < STANDS_LIMIT.free; at += 1) await post('{}', {}, `203.0.113.${at}`);
    const answer = await post('{}', {}, 'another');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3');
  });
});

describe('bringing requests to the showroom', () => {
  const answeredBy = (answer: () => Promise<Response>) =>
    createShowroomDelivery({ showroomUrl: ORIGIN, fetch: answer })(anEntry({ id: ID }));

  test.each([
    [200, { kind: 'received', id: ID }, 'unreachable'],
    [202, { kind: 'received', id: 'another' }, 'unreachable'],
    [202, '<!doctype html><title>Welcome to the hotel</title>', 'unreachable'],
    [403, {}, 'unreachable'],
    [500, {}, 'unreachable'],
    [400, {}, 'refused'],
    [422, {}, 'refused'],
    [202, { kind: 'received', id: ID }, 'delivered'],
  ])('takes status %i with %o for what it is', async (status, body, kind) => {
    expect(await answeredBy(async () => Response.json(body, { status }))).toMatchObject({ kind });
  });

  test('waits for a network', async () => {
    const cause = Object.assign(new Error('no network'), { code: 'ENETUNREACH' });
    expect(await answeredBy(() => Promise.reject(new TypeError('failed', { cause })))).toEqual({
      kind: 'unreachable',
      reason: 'ENETUNREACH',
    });
  });
});

import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createBundle } from '../testing/bundle.ts';
import { createRequestContexts } from '../session/request-contexts.ts';
import { CONTACT_LIMIT, createContactLimits, FORM_LIMIT } from './contact-limit.ts';
import { createConsentSeal, versionOfConsent } from './consent-text.ts';
import { createContactRoute } from './contact-route.ts';
import type { OutboxEntry } from './entry.ts';
import { createLocalCoordination } from '../coordination/coordination.ts';
import { createOutcomes } from './outcomes.ts';

const ORIGIN = 'http://show.example';
const FORM = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  message: 'Hello',
  consent: true,
  page: '/open/open-start?contact',
  locale: 'de',
  location: 'open-start',
  article: '',
};

const consentSeal = createConsentSeal('a-secret-of-some-length');

function setUp({ mailsCopies = true } = {}) {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const accepted: OutboxEntry[] = [];
  const disk = { isFull: false };
  const coordination = createLocalCoordination(clock);
  const forms = coordination.store('contact-forms', 10);
  const outcomes = createOutcomes({ secret: 'a-secret-of-some-length', forms, clock });
  const respond = createContactRoute({
    outbox: {
      accept: async (entry) => {
        if (disk.isFull) throw Object.assign(new Error('no space left: ada@example.com'), { code: 'ENOSPC' });
        accepted.push(entry);
      },
    },
    outcomes,
    consentSeal,
    limits: createContactLimits(coordination.limit),
    mailsCopies,
    clock,
    logger,
  });
  const bundle = createBundle();
  const requestContextOf = createRequestContexts({
    current: () => ({ bundle, origin: 'shipped', since: 0 }),
    clock,
    publicUrl: undefined,
  });
  const post = (body: string, headers: Record<string, string>) => {
    const request = new Request(`${ORIGIN}/box-api/contact`, {
      method: 'POST',
      body,
      headers: { origin: ORIGIN, ...headers },
    });
    const context = requestContextOf(request);
    if (context === undefined) throw new Error('There is no content.');
    return respond(request, context, {
      network: '203.0.113.7',
      distant: '203.0.113.7',
      isNeighbour: false,
    });
  };
  return {
    accepted,
    disk,
    outcomes,
    logger,
    send: (form: object, headers = {}) =>
      post(JSON.stringify(form), { 'content-type': 'application/json', ...headers }),
    submit: (form: Record<string, string>) =>
      post(new URLSearchParams(form).toString(), { 'content-type': 'application/x-www-form-urlencoded' }),
    post,
  };
}

const { consent: _, ...TEXTS } = FORM;
const PLAIN = { ...TEXTS, consent: 'on' };

describe('a contact form sent by the script of the page', () => {
  test('is accepted with where the visitor was', async () => {
    const { send, accepted } = setUp();
    expect((await send(FORM)).status).toBe(202);
    expect(accepted).toMatchObject([
      {
        form: { firstName: 'Ada', company: '', message: 'Hello' },
        context: {
          locale: 'de',
          page: `${ORIGIN}/open/open-start`,
          location: { id: 'open-start' },
          world: { id: 'open' },
        },
        marks: { cms: {}, mail: {} },
      },
    ]);
  });

  test('keeps the sentence that the visitor agreed to, its version and when', async () => {
    const { send, submit, accepted } = setUp();
    const consent = { text: 'Ich bin einverstanden.', locale: 'de' };
    const proof = { consentText: consent.text, consentSeal: consentSeal.sign(consent) };
    await send({ ...FORM, ...proof });
    await submit({ ...PLAIN, ...proof });
    const kept = { ...consent, version: versionOfConsent(consent), givenAt: accepted[0]?.acceptedAt };
    expect(accepted.map((entry) => entry.consent)).toEqual([kept, kept]);
  });

  test('keeps no sentence that this showroom did not show', async () => {
    const { send, accepted } = setUp();
    const seal = consentSeal.sign({ text: 'Ich bin einverstanden.', locale: 'de' });
    await send({ ...FORM, consentText: 'I agree to nothing.', consentSeal: seal });
    await send({ ...FORM, consentText: 'Ich bin einverstanden.', consentSeal: seal, locale: 'en' });
    await send(FORM);
    expect(accepted.map(({ form, consent }) => [form.consent, consent])).toEqual([
      [true, undefined],
      [true, undefined],
      [true, undefined],
    ]);
  });

  test('is not believed where it says that the visitor was in a place that they may not see', async () => {
    const { send, accepted } = setUp();
    await send({
      ...FORM,
      location: 'closed-start',
      article: '77',
      locale: '__proto__',
      page: '//evil.example',
    });
    expect(accepted[0]?.context).toEqual({ locale: 'en', page: `${ORIGIN}/` });
  });

  test('is answered with what is wrong, and kept nowhere', async () => {
    const { send, accepted } = setUp();
    const answer = await send({ ...FORM, email: 'ada', consent: 'yes', message: ['x'] });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      problems: { email: 'notAnAddress', consent: 'required', message: 'required' },
    });
    expect(accepted).toEqual([]);
  });

  test('that a program has filled in seems to be accepted', async () => {
    const { send, accepted } = setUp();
    expect((await send({ ...FORM, fax_extension: 'x' })).status).toBe(202);
    expect(accepted).toEqual([]);
  });

  test('reports a failure when the disk is full, and logs no personal data', async () => {
    const { send, disk, logger } = setUp();
    disk.isFull = true;
    expect((await send(FORM)).status).toBe(503);
    expect(logger.lines).toMatchObject([{ level: 'error', details: { reason: 'ENOSPC' } }]);
    expect(JSON.stringify(logger.lines)).not.toMatch(/ada@|lovelace/i);
  });

  test('is the same request when it is sent again because its answer got lost', async () => {
    const { send, accepted } = setUp();
    const key = '0123456789abcdef0123456789abcdef';
    await send({ ...FORM, key });
    await send({ ...FORM, key });
    await send({ ...FORM, key, message: 'Something else' });
    await send(FORM);
    await send(FORM);
    const ids = accepted.map(({ id }) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(4);
  });

  test('is refused for a while when there are too many of one address', async () => {
    const { send } = setUp();
    for (let sent = 0; sent < CONTACT_LIMIT.free; sent += 1) await send(FORM);
    const answer = await send(FORM);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  test('costs none of the requests of an address when it has mistakes, is a program’s or cannot be kept', async () => {
    const { send, disk } = setUp();
    for (let sent = 0; sent < CONTACT_LIMIT.free; sent += 1) {
      expect((await send({ ...FORM, email: 'ada' })).status).toBe(422);
      await send({ ...FORM, fax_extension: 'x' });
      disk.isFull = true;
      expect((await send(FORM)).status).toBe(503);
      disk.isFull = false;
    }
    for (let sent = 0; sent < CONTACT_LIMIT.free; sent += 1) {
      expect((await send(FORM)).status).toBe(202);
    }
    expect((await send(FORM)).status).toBe(429);
  });

  test('is refused for a while when one address sends nothing but mistakes', async () => {
    const { send } = setUp();
    for (let sent = 0; sent < FORM_LIMIT.free; sent += 1) await send({ ...FORM, email: 'ada' });
    const answer = await send({ ...FORM, email: 'ada' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  test('of another site is refused, as is what is no form', async () => {
    const { send, post, accepted } = setUp();
    expect((await send(FORM, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(FORM, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('{', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('[]', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('x'.repeat(70_000), { 'content-type': 'application/json' })).status).toBe(413);
    expect(accepted).toEqual([]);
  });
});

async function outcomeOf(setting: ReturnType<typeof setUp>, answer: Response) {
  expect(answer.status).toBe(303);
  const location = answer.headers.get('location') ?? '';
  expect(location).not.toMatch(/ada@|lovelace|hello/i);
  return { location, outcome: await setting.outcomes.of(location) };
}

describe('a contact form sent without scripts', () => {
  test('leads back to its page, which knows that it was received', async () => {
    const setting = setUp();
    const { location, outcome } = await outcomeOf(setting, await setting.submit(PLAIN));
    expect(location).toMatch(/^\/open\/open-start\?contact=/);
    expect(outcome).toEqual({ kind: 'received' });
    expect(setting.accepted).toHaveLength(1);
  });

  test('leads back to its page, which knows its mistakes and what was written', async () => {
    const setting = setUp();
    const page = '/open/open-start?article=12-nv&contact';
    const { location, outcome } = await outcomeOf(
      setting,
      await setting.submit({ ...PLAIN, email: 'ada', page }),
    );
    expect(location).toMatch(/^\/open\/open-start\?article=12-nv&contact=/);
    expect(outcome).toMatchObject({
      kind: 'invalid',
      values: { firstName: 'Ada', email: 'ada', message: 'Hello', consent: true },
      problems: { email: 'notAnAddress' },
    });
  });

  test('never leads to another site', async () => {
    const setting = setUp();
    for (const page of ['https://evil.example', '//evil.example', '/\\evil.example', '', 'x']) {
      const { location } = await outcomeOf(setting, await setting.submit({ ...PLAIN, page }));
      expect(location).toMatch(/^\/\?contact=/);
    }
  });

  test('leads to the failure text when the disk is full', async () => {
    const setting = setUp();
    setting.disk.isFull = true;
    expect((await outcomeOf(setting, await setting.submit(PLAIN))).outcome).toEqual({ kind: 'failed' });
  });
});

describe('a copy for the visitor', () => {
  test('is asked for in either form, and is worded in the language of the page', async () => {
    const { send, submit, accepted } = setUp();
    await send({ ...FORM, copy: true });
    await submit({ ...PLAIN, locale: 'en', copy: 'on' });
    await send(FORM);
    expect(accepted.map(({ copy }) => copy?.subject)).toEqual([
      'Ihre Nachricht an uns',
      'Your message to us',
      undefined,
    ]);
  });

  test('is not made where nothing can be mailed', async () => {
    const { send, accepted } = setUp({ mailsCopies: false });
    expect((await send({ ...FORM, copy: true })).status).toBe(202);
    expect(accepted[0]).not.toHaveProperty('copy');
  });

  test('goes to one mailbox three times and no more, however the address is written; the message arrives', async () => {
    const { send, accepted } = setUp();
    for (const email of ['ada@example.com', 'ADA@example.com', 'ada@Example.com', 'ada@example.com']) {
      expect((await send({ ...FORM, email, copy: true })).status).toBe(202);
    }
    expect(accepted.map(({ copy }) => copy !== undefined)).toEqual([true, true, true, false]);
    await send({ ...FORM, email: 'grace@example.com', copy: true });
    expect(accepted.at(-1)).toHaveProperty('copy');
  });
});

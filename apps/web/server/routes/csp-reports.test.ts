import { expect, test, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createCspReports } from './csp-reports.ts';

function setUp() {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const onReport = vi.fn<(directive: string) => void>();
  const respond = createCspReports({ clock, logger, onReport });
  const send = (body: unknown) =>
    respond(
      new Request('http://localhost/box-api/csp-reports', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return { clock, logger, onReport, send };
}

function old(blocked: string, directive = 'script-src-elem') {
  return {
    'csp-report': {
      'document-uri': 'https://show.example.com/showroom/entrance?contact=secret',
      'violated-directive': directive,
      'effective-directive': directive,
      'blocked-uri': blocked,
      'script-sample': 'someone@example.com',
    },
  };
}

test('counts and logs what either kind of report says, without query or sample', async () => {
  const { logger, onReport, send } = setUp();
  expect((await send(old('https://evil.example/x.js?token=1'))).status).toBe(204);
  await send([
    { type: 'deprecation', body: {} },
    {
      type: 'csp-violation',
      body: { documentURL: 'https://a.example/b', effectiveDirective: 'img-src', blockedURL: 'inline' },
    },
  ]);
  expect(onReport.mock.calls).toEqual([['script-src-elem'], ['img-src']]);
  expect(logger.lines.map(({ details }) => details)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', path: '/showroom/entrance' },
    { directive: 'img-src', blocked: 'inline', path: '/b' },
  ]);
});

test('has one name for directives that it does not know', async () => {
  const { onReport, send } = setUp();
  await send(old('inline', 'made-up-7'));
  expect(onReport.mock.calls).toEqual([['other']]);
});

test.each(['', 'null', '{', '[1]', '{"csp-report":7}', `"${'a'.repeat(20_000)}"`])(
  'takes no notice of %.20s',
  async (body) => {
    const { onReport, send } = setUp();
    expect((await send(body)).status).toBe(204);
    expect(onReport).not.toHaveBeenCalled();
  },
);

test('logs ten in a minute, reads 120, and begins again in the next', async () => {
  const { clock, logger, onReport, send } = setUp();
  for (let sent = 0; sent < 130; sent += 1) await send(old('inline'));
  expect(logger.lines).toHaveLength(10);
  expect(onReport).toHaveBeenCalledTimes(120);
  await clock.advance(60_000);
  await send(old('inline'));
  expect(logger.lines).toHaveLength(11);
});

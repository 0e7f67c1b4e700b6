import { describe, expect, test } from 'vitest';
import { createBundle } from '../testing/bundle.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { PreviewState } from './preview-contents.ts';
import { createPreviewEvents } from './preview-events.ts';
import type { PreviewSubject } from './subject.ts';

const HOUR = 3_600_000;

/** Windows of a preview, and a CMS that determines what each preview shows. */
function setUp() {
  const clock = createFakeClock();
  let version = 'v1';
  const events = createPreviewEvents({
    clock,
    contents: {
      of: async ({ endsAt }): Promise<PreviewState> =>
        endsAt <= clock.now()
          ? { kind: 'ended' }
          : { kind: 'content', bundle: { ...createBundle(), version } },
    },
  });
  const subject = (hours: number): PreviewSubject => ({
    kind: 'session',
    editor: '1',
    session: 'one',
    endsAt: clock.now() + hours * HOUR,
    frame: 'https://cms.example',
  });
  const open = (hours: number, client?: string) => events.respond(subject(hours), version, client);
  const change = (next: string): void => {
    version = next;
    events.changed('session:1/one');
  };
  return { clock, open, change, stop: events.stop };
}

/** Everything that a window received until its stream was silent for one turn of the event loop. */
function listen(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const read = async (): Promise<void> => {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    received += value ?? '';
    if (!done) await read();
  };
  const reading = read();
  return {
    until: async (events: { stop: () => void }): Promise<string> => {
      events.stop();
      await reading;
      return received;
    },
  };
}

describe('the stream of a preview', () => {
  test('goes on with the youngest window, when the age of the first has ended', async () => {
    const preview = setUp();
    listen(preview.open(12));
    await preview.clock.advance(11 * HOUR);
    const younger = listen(preview.open(12));
    await preview.clock.advance(2 * HOUR);
    preview.change('v2');
    await preview.clock.advance(0);
    const received = await younger.until(preview);
    expect(received).toContain('{"version":"v2"}');
    expect(received).not.toContain('event: rights');
  });

  test('tells a window whose own age has ended, so that it says so', async () => {
    const preview = setUp();
    const window = listen(preview.open(12));
    await preview.clock.advance(12 * HOUR);
    await preview.clock.advance(3_000);
    expect(await window.until(preview)).toContain('event: rights');
  });

  test('lets one client open no more than an office needs', () => {
    const { open, stop } = setUp();
    const statuses = Array.from({ length: 51 }, () => open(1, '203.0.113.7').status);
    expect(statuses.indexOf(503)).toBe(50);
    expect(open(1, '203.0.113.8').status).toBe(200);
    stop();
  });
});

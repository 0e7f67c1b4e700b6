import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccessAnswer } from '~/showroom/requests/send-access.ts';
import { canSend, enterCode, isNotifiedStatus, MAX_CODE_LENGTH, startEntry } from './code-entry.ts';
import type { CodeEntry, CodeEvent } from './code-entry.ts';

function after(events: readonly CodeEvent[], entry: CodeEntry = startEntry({})) {
  return events.reduce((state, event) => enterCode(state, event), entry);
}

function keys(text: string): CodeEvent[] {
  return [...text].map((key) => ({ type: 'keyPressed', key }));
}

function refused(status: number, retryAfter?: number): AccessAnswer {
  return {
    kind: 'refused',
    status,
    body: undefined,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

function answered(answer: AccessAnswer): CodeEvent[] {
  return [{ type: 'sent' }, { type: 'answered', answer }];
}

describe('entering an access code', () => {
  test('takes keys, what is typed, and takes back whole characters', () => {
    expect(after([...keys('24'), { type: 'typed', code: '24é👍' }, { type: 'deleted' }]).code).toBe('24é');
    expect(after([{ type: 'deleted' }]).code).toBe('');
  });

  test('sends nothing that is empty or of spaces alone', () => {
    expect(after([{ type: 'sent' }]).status).toBe('ready');
    expect(after([...keys('  '), { type: 'sent' }]).status).toBe('ready');
    expect(after([...keys('2468'), { type: 'sent' }]).status).toBe('sending');
  });

  test('does not change while it is on its way', () => {
    expect(after([...keys('2468'), { type: 'sent' }, ...keys('9'), { type: 'deleted' }]).code).toBe('2468');
  });

  test('starts again after a wrong code, and the next key removes the message', () => {
    const wrong = after([...keys('1111'), ...answered(refused(422))]);
    // The form shows its own message; there is no notification.
    expect(wrong).toMatchObject({
      status: 'ready',
      code: '',
      problem: 'code',
      refusals: 1,
      isNotified: false,
    });
    expect(after(keys('2'), wrong)).not.toHaveProperty('problem');
  });

  test('waits as long as the server says after too many codes, and keeps saying so', () => {
    const busy = after([...keys('1111'), ...answered(refused(429, 2))]);
    expect(busy).toMatchObject({ code: '1111', problem: 'busy', wait: 2, isNotified: true });
    expect(isNotifiedStatus(429)).toBe(true);
    expect(canSend(busy)).toBe(false);
    expect(after(keys('5'), busy).problem).toBe('busy');
    const free = after([{ type: 'ticked' }, { type: 'ticked' }, { type: 'ticked' }], busy);
    expect(free.wait).toBe(0);
    expect(canSend(free)).toBe(true);
    expect(after([...keys('1'), ...answered(refused(429))]).wait).toBeGreaterThan(0);
  });

  test('leaves to a notification what the server says of something that is no code', () => {
    expect(after([...keys('1'), ...answered(refused(400))])).toMatchObject({
      problem: 'input',
      isNotified: true,
    });
    expect(isNotifiedStatus(400)).toBe(true);
  });

  test('keeps the code where nothing could be found out about it', () => {
    for (const status of [0, 500, 502, 503]) {
      expect(after([...keys('2468'), ...answered(refused(status))])).toMatchObject({
        code: '2468',
        problem: 'failed',
        isNotified: false,
        status: 'ready',
      });
    }
  });

  test('is done once the world is open', () => {
    const opened = after([...keys('2468'), ...answered({ kind: 'granted', redirectTo: '/lab/entrance' })]);
    expect(opened.status).toBe('opened');
    expect(after([...keys('1'), { type: 'sent' }], opened)).toMatchObject({ status: 'opened', code: '2468' });
  });

  test('starts with what became of a code that was sent without scripts', () => {
    expect(startEntry({ problem: 'busy', wait: 12 })).toMatchObject({ problem: 'busy', wait: 12 });
  });

  test('never holds more than the server takes, nor waits less than no time', () => {
    const events = fc.array(
      fc.oneof(
        fc.string({ maxLength: 300 }).map((code): CodeEvent => ({ type: 'typed', code })),
        fc.string({ maxLength: 3 }).map((key): CodeEvent => ({ type: 'keyPressed', key })),
        fc.constantFrom<CodeEvent>({ type: 'deleted' }, { type: 'ticked' }, { type: 'sent' }),
        fc.nat({ max: 600 }).map((status): CodeEvent => ({ type: 'answered', answer: refused(status, 3) })),
      ),
    );
    fc.assert(
      fc.property(events, (happened) => {
        const { code, wait } = after(happened);
        expect(code.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
        expect(wait).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

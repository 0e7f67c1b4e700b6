import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONNECTED, stepConnection } from './connection.ts';
import type { Connection, ConnectionEffect, ConnectionEvent } from './connection.ts';

/** A window whose server may be unreachable, with a clock that the test advances. */
function aWindow() {
  let connection: Connection = CONNECTED;
  let now = 0;
  let isServerThere = true;
  let waitsUntil: number | undefined;
  const notified: string[] = [];
  const asked: number[] = [];

  const run = (effect: ConnectionEffect): void => {
    if (effect.type === 'wait') waitsUntil = now + effect.milliseconds;
    else if (effect.type === 'ask') {
      asked.push(now);
      send({ type: isServerThere ? 'answered' : 'askFailed' });
    } else notified.push(effect.type);
  };
  const send = (event: ConnectionEvent): void => {
    const [after, effects] = stepConnection(connection, event);
    connection = after;
    for (const effect of effects) run(effect);
  };
  return {
    send,
    notified,
    asked,
    connection: () => connection,
    server: (isThere: boolean) => {
      isServerThere = isThere;
    },
    waits: (milliseconds: number) => {
      const end = now + milliseconds;
      while (waitsUntil !== undefined && waitsUntil <= end) {
        now = waitsUntil;
        waitsUntil = undefined;
        send({ type: 'waited' });
      }
      now = end;
    },
  };
}

describe('the connection of a window', () => {
  test('is lost as soon as the browser reports it, and the visitor is notified once (spec 3.29)', () => {
    const { send, notified, connection } = aWindow();
    send({ type: 'browserOffline' });
    send({ type: 'browserOffline' });
    send({ type: 'requestFailed' });
    expect(notified).toEqual(['notifyOffline']);
    expect(connection().status).toBe('offline');
  });

  test('is back when the browser reports it and the server answers: the visitor is notified, and content is refreshed', () => {
    const { send, notified, connection } = aWindow();
    send({ type: 'browserOffline' });
    send({ type: 'browserOnline' });
    expect(notified).toEqual(['notifyOffline', 'notifyBack', 'refresh']);
    expect(connection()).toBe(CONNECTED);
  });

  test('does not report a server that restarts', () => {
    const { send, notified, server, waits, connection } = aWindow();
    server(false);
    send({ type: 'requestFailed' });
    expect(connection().status).toBe('uncertain');
    waits(2500);
    server(true);
    waits(10_000);
    expect(connection()).toEqual(CONNECTED);
    expect(notified).toEqual([]);
  });

  test('notifies the visitor after 6 s that the server does not answer, and asks at growing intervals', () => {
    const { send, notified, asked, server, waits } = aWindow();
    server(false);
    send({ type: 'requestFailed' });
    waits(5999);
    expect(notified).toEqual([]);
    waits(1);
    expect(notified).toEqual(['notifyUnreachable']);
    waits(3_600_000);
    const pauses = asked.slice(1).map((instant, index) => instant - (asked[index] ?? 0));
    expect(pauses.slice(0, 6)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000]);
    expect(Math.max(...pauses)).toBe(60_000);
    server(true);
    waits(60_000);
    expect(notified).toEqual(['notifyUnreachable', 'notifyBack', 'refresh']);
  });

  test('has a network again, and yet no server: the sentence changes', () => {
    const { send, notified, server, waits } = aWindow();
    server(false);
    send({ type: 'browserOffline' });
    send({ type: 'browserOnline' });
    waits(10_000);
    expect(notified).toEqual(['notifyOffline', 'notifyUnreachable']);
  });

  test('asks at once when the visitor tries again', () => {
    const { send, asked, server, waits } = aWindow();
    server(false);
    send({ type: 'requestFailed' });
    waits(30_000);
    const before = asked.length;
    send({ type: 'retryWished' });
    expect(asked).toHaveLength(before + 1);
  });

  test('believes an answer more than the browser', () => {
    const { send, notified, connection } = aWindow();
    send({ type: 'browserOffline' });
    send({ type: 'answered' });
    expect(connection()).toEqual(CONNECTED);
    expect(notified).toEqual(['notifyOffline', 'notifyBack', 'refresh']);
  });

  test('whatever happens: bad news and good news alternate, and a server that answers always ends it', () => {
    const event = fc.constantFrom<ConnectionEvent['type'] | 'gone' | 'there' | 'time'>(
      'browserOffline',
      'browserOnline',
      'requestFailed',
      'retryWished',
      'gone',
      'there',
      'time',
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { send, notified, server, waits, connection } = aWindow();
        for (const type of events) {
          if (type === 'gone' || type === 'there') server(type === 'there');
          else if (type === 'time') waits(7000);
          else send({ type });
        }
        server(true);
        send({ type: 'browserOnline' });
        waits(61_000);
        send({ type: 'retryWished' });
        expect(connection()).toEqual(CONNECTED);
        const changes = notified.filter((type) => type !== 'refresh').map((type) => type === 'notifyBack');
        for (const [index, isGood] of changes.entries()) {
          const wasBad = changes[index - 1] === false;
          expect(isGood && !wasBad, 'nothing is good again that was not bad').toBe(false);
        }
        expect(changes.at(-1) ?? true).toBe(true);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import type { WaitingRequests } from '../../../contracts/requests.ts';
import type { TextKey } from '../texts/text-key.ts';
import { requestLines } from './lines.ts';

function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return [key, ...Object.values(values)].join(' ');
}

function known(over: Partial<WaitingRequests>) {
  const requests = { waiting: 0, refused: 0, unreadable: 0, late: 0, oldestSeconds: 0, reasons: {}, ...over };
  return requestLines({ status: 'known', requests }, t).map(
    ({ text, isProblem }) => `${isProblem ? '! ' : ''}${text}`,
  );
}

test.each([
  ['all are delivered', {}, ['requests.none']],
  ['some are on their way', { waiting: 2, oldestSeconds: 4 }, ['requests.waiting 2']],
  [
    'some wait for long',
    { waiting: 3, late: 2, oldestSeconds: 660, reasons: { cms: 'status 500', mail: 'ECONNREFUSED' } },
    ['! requests.late 2 requests.minutes 11', '! requests.cms status 500', '! requests.mail ECONNREFUSED'],
  ],
  [
    'some wait for a night',
    { waiting: 1, late: 1, oldestSeconds: 9 * 3_600 },
    ['! requests.late 1 requests.hours 9'],
  ],
  ['a passing fault is no news', { waiting: 1, reasons: { mail: 'ETIMEDOUT' } }, ['requests.waiting 1']],
  [
    'some are refused or damaged',
    { refused: 1, unreadable: 2 },
    ['! requests.refused 1', '! requests.unreadable 2'],
  ],
])('says what there is to say when %s', (_, over, lines) => {
  expect(known(over)).toEqual(lines);
});

test('says that it does not know when the showroom does not answer', () => {
  expect(requestLines({ status: 'away' }, t)).toEqual([{ text: 'requests.away', isProblem: true }]);
  expect(requestLines({ status: 'unset' }, t)).toEqual([{ text: 'requests.unset', isProblem: false }]);
});

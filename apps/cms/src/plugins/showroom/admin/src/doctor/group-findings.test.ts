import { message } from '@vitrine/core/reports/message';
import { expect, test } from 'vitest';
import type { LocatedFinding } from '../../../contracts/doctor.ts';
import { groupFindings } from './group-findings.ts';

function finding(code: LocatedFinding['code'], changes: Partial<LocatedFinding> = {}): LocatedFinding {
  return {
    severity: 'hint',
    code,
    subject: { kind: 'location', id: 'door' },
    sentence: message('fix.empty'),
    fix: message('fix.empty'),
    ...changes,
  };
}

function about(documentId: string, world?: string): Partial<LocatedFinding> {
  const entry = {
    uid: 'api::content-location.content-location',
    isSingle: false,
    documentId,
    title: documentId,
  };
  return { entry, ...(world === undefined ? {} : { world }) };
}

test('findings are in groups by world, entry and kind, and what came first stays first', () => {
  const groups = groupFindings([
    finding('danglingTarget', about('door', 'hall')),
    finding('missingMedia', { subject: { kind: 'media', id: 'a.jpg' } }),
    finding('missingTranslation', about('door', 'hall')),
    finding('danglingTarget', about('gate', 'hall')),
    finding('missingTranslation', about('door', 'hall')),
    finding('unreadableEndpoint', { subject: { kind: 'content', id: 'menus' } }),
    finding('missingTranslation', { subject: { kind: 'content', id: 'locales/it' } }),
  ]);
  expect(
    groups.map(({ world, entries }) => [
      world,
      entries.map(({ title, kinds }) => [title, kinds.map(({ code, findings }) => [code, findings.length])]),
    ]),
  ).toEqual([
    [
      'hall',
      [
        [
          'door',
          [
            ['danglingTarget', 1],
            ['missingTranslation', 2],
          ],
        ],
        ['gate', [['danglingTarget', 1]]],
      ],
    ],
    [
      undefined,
      [
        ['a.jpg', [['missingMedia', 1]]],
        [
          undefined,
          [
            ['unreadableEndpoint', 1],
            ['missingTranslation', 1],
          ],
        ],
      ],
    ],
  ]);
});

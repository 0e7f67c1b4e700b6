import { describe, expect, test } from 'vitest';
import { problemsOfAccepted, readAudit, tallyOf } from './audit-report.ts';
import type { AcceptedAdvisory } from './audit-report.ts';
import { ONE_FAILED, ONE_PASSED, ONE_SKIPPED } from './tally.ts';

function advisory(severity: string, id: string, name: string) {
  return {
    source: 1,
    name,
    title: `Trouble in ${name}`,
    url: `https://github.com/advisories/${id}`,
    severity,
  };
}

function reportOf(...via: readonly object[]): string {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { a: { name: 'a', severity: 'high', via }, b: { name: 'b', via: ['a'] } },
  });
}

const TODAY = '2026-11-22';
const HIGH = 'GHSA-aaaa-bbbb-cccc';
const accepted: AcceptedAdvisory = {
  advisory: HIGH,
  package: 'lib',
  reason: 'Only reached with options that are never set here.',
  until: '2027-02-01',
};

describe('readAudit', () => {
  test('is content with nothing, and with what is neither high nor critical', () => {
    expect(readAudit(reportOf(), [], TODAY)).toEqual({ kind: 'clean', accepted: [] });
    expect(readAudit(reportOf(advisory('moderate', HIGH, 'lib')), [], TODAY).kind).toBe('clean');
  });

  test('names what is high or critical, each once', () => {
    const found = advisory('high', HIGH, 'lib');
    const critical = advisory('critical', 'GHSA-dddd-eeee-ffff', 'other');
    expect(readAudit(reportOf(found, found, critical), [], TODAY)).toEqual({
      kind: 'vulnerable',
      advisories: [`${HIGH} lib: Trouble in lib`, 'GHSA-dddd-eeee-ffff other: Trouble in other'],
    });
  });

  test('lets pass what was accepted, in that package, until its day', () => {
    const report = reportOf(advisory('high', HIGH, 'lib'));
    expect(readAudit(report, [accepted], TODAY)).toEqual({ kind: 'clean', accepted: [`${HIGH} lib`] });
    expect(readAudit(report, [{ ...accepted, package: 'other' }], TODAY).kind).toBe('vulnerable');
    expect(readAudit(report, [accepted], accepted.until).kind).toBe('vulnerable');
  });

  test('never takes silence for a good answer', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });
    expect(readAudit(refused, [], TODAY)).toEqual({ kind: 'unknown', reason: '405 Method Not Allowed' });
    const offline = JSON.stringify({ error: { code: 'ENOTFOUND', summary: '' } });
    expect(readAudit(offline, [], TODAY)).toEqual({ kind: 'unknown', reason: 'ENOTFOUND' });
    for (const output of ['', '{}', 'npm error', '{"auditReportVersion":1}']) {
      expect([output, readAudit(output, [], TODAY).kind]).toEqual([output, 'unknown']);
    }
  });
});

test('an accepted advisory has a name, a reason and a day that lies ahead', () => {
  expect(problemsOfAccepted([accepted], TODAY)).toEqual([]);
  expect(problemsOfAccepted([{ ...accepted, reason: 'fine' }], TODAY)).toHaveLength(1);
  expect(problemsOfAccepted([{ ...accepted, until: '2026-01-01' }], TODAY)).toHaveLength(1);
  expect(problemsOfAccepted([{ ...accepted, advisory: 'CVE-1' }], TODAY)).toHaveLength(1);
});

test('a registry that says nothing is skipped, and fails a release', () => {
  const unknown = { kind: 'unknown', reason: 'offline' } as const;
  expect(tallyOf(unknown, false)).toEqual(ONE_SKIPPED);
  expect(tallyOf(unknown, true)).toEqual(ONE_FAILED);
  expect(tallyOf({ kind: 'vulnerable', advisories: ['x'] }, false)).toEqual(ONE_FAILED);
  expect(tallyOf({ kind: 'clean', accepted: [] }, true)).toEqual(ONE_PASSED);
});

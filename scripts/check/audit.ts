import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemsOfAccepted, readAudit, tallyOf } from './audit-report.ts';
import type { AcceptedAdvisory } from './audit-report.ts';
import { addTallies, NOTHING, ONE_FAILED, ONE_PASSED } from './tally.ts';
import type { Tally } from './tally.ts';

/*
 * Asks the registry about the packages that visitors and editors depend on. `AUDIT_REPORT` names a file for the
 * count, because a registry that does not answer is neither a success nor a failure. Before a release it is a failure
 * (`--release` or `RELEASE=true`): nothing unchecked is released.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Each folder has its own lockfile. */
const FOLDERS = ['.', 'apps/cms'];
const isRelease = process.argv.includes('--release') || process.env['RELEASE'] === 'true';

/** Milliseconds. */
const PATIENCE = 60_000;

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

const accepted = JSON.parse(
  readFileSync(new URL('accepted-advisories.json', import.meta.url), 'utf8'),
) as readonly AcceptedAdvisory[];
const today = new Date().toISOString().slice(0, 10);

function auditFolder(folder: string): Tally {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    cwd: `${ROOT}/${folder}`,
    encoding: 'utf8',
    timeout: PATIENCE,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const verdict = readAudit(stdout ?? '', accepted, today);
  switch (verdict.kind) {
    case 'unknown':
      print(
        `${isRelease ? 'Failed' : 'Skipped'}: the registry says nothing about ${folder}/package-lock.json (${verdict.reason}).`,
      );
      break;
    case 'vulnerable':
      print(
        [`${folder}/package-lock.json has packages with known holes:`, ...verdict.advisories].join('\n  '),
      );
      break;
    case 'clean':
      print(
        [`${folder}/package-lock.json: no high or critical advisory.`, ...verdict.accepted].join(
          '\n  accepted: ',
        ),
      );
  }
  return tallyOf(verdict, isRelease);
}

function checkAccepted(): Tally {
  const problems = problemsOfAccepted(accepted, today);
  for (const problem of problems) print(problem);
  return problems.length === 0 ? ONE_PASSED : ONE_FAILED;
}

const tally = [checkAccepted(), ...FOLDERS.map(auditFolder)].reduce(addTallies, NOTHING);
const report = process.env['AUDIT_REPORT'];
if (report !== undefined) writeFileSync(report, JSON.stringify(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;

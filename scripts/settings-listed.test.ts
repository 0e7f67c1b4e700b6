import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readStartSettings } from './run/settings.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const LISTED = parseEnv(readFileSync(join(ROOT, '.env.example'), 'utf8'));

/** Variables that the code reads and no operator sets, each with its reason. */
const NO_SETTINGS: Readonly<Record<string, string>> = {
  CMS_PORT: 'our commands derive it from CMS_URL',
  NODE_ENV: 'belongs to Node; operations.md says when to set it',
  PATH: 'belongs to the system',
  HOME: 'belongs to the system',
  TMPDIR: 'belongs to the system',
  INIT_CWD: 'npm sets it: the folder that a command was typed in',
  STRAPI_TELEMETRY_DISABLED: 'we set it for Strapi',
  SERVE_ADMIN: 'tests and the export of the snapshot start the CMS without its panel',
  CHROMIUM_PATH: 'for journeys, on the machine of a developer',
  RELEASE: 'for the check before a release',
  AUDIT_REPORT: 'for the test of the audit',
  VITEST: 'vitest sets it',
  STAND_PORT: 'for a stand alone, which has no .env; operations.md lists it',
  STAND_BROWSER: 'for a stand alone, which has no .env; operations.md lists it',
  ROWS_REPORT: 'for the count of the rows that are proven',
  ATTACK_SEED: 'for the tests with hostile requests',
  SPANS_FILE: 'for the tests of traces',
};

/** A field of worlds that is written like a setting. */
const FIELD = 'URL_ALIAS';

const programs: ReadonlyMap<string, string> = new Map(
  execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'scripts'],
    { cwd: ROOT, encoding: 'utf8' },
  )
    .split('\0')
    .filter(
      (file) =>
        /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|^apps\/cms\/tests\/|vitest\.config/.test(file),
    )
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);

const ACCESS =
  /(?<!\bmeta\.)\b(?:process\.env|environment|env|given|source)(?:\??\.|\[')([A-Z][A-Z0-9_]+)\b/g;
/** A key of the web server's schema; the option of a helper; a name in a list that a loop reads. */
const NAMED =
  /^ {2}([A-Z][A-Z0-9_]+): (?:z$|z\.|httpUrl|optional)|\bname: '([A-Z]+(?:_[A-Z]+)+)'|^ {2}'([A-Z]+(?:_[A-Z]+)+)',$/gm;

function readIn(text: string): readonly string[] {
  return [...text.matchAll(ACCESS), ...text.matchAll(NAMED)].flatMap(([, ...names]) =>
    names.filter((name) => name !== undefined),
  );
}

describe('.env.example', () => {
  test('lists every variable that is read', () => {
    const read = new Set([...programs.values()].flatMap(readIn));
    expect(read.size).toBeGreaterThan(30);
    const listed = new Set([...Object.keys(LISTED), ...Object.keys(NO_SETTINGS)]);
    expect([...read].filter((name) => !listed.has(name))).toEqual([]);
  });

  test('lists nothing that is not read', () => {
    const code = [...programs.values()].join('\n');
    const isRead = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
    expect(Object.keys(LISTED).filter((name) => !isRead(name))).toEqual([]);
  });

  test('shows the defaults of npm start; those of the web server are checked beside its own', () => {
    expect(readStartSettings(LISTED, ROOT)).toEqual(readStartSettings({}, ROOT));
  });
});

describe.each(['docs/operations.md', 'docs/privacy.md', 'README.md', 'SECURITY.md', 'docs/editors.md'])(
  '%s',
  (document) => {
    test('names no setting that does not exist', () => {
      const text = readFileSync(join(ROOT, document), 'utf8');
      const named = [...text.matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name ?? '');
      const known = new Set([...Object.keys(LISTED), ...Object.keys(NO_SETTINGS), FIELD]);
      expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
    });
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changelogOf, nextVersion, readChangeset, withPart } from './changeset.ts';

const FOLDER = new URL('../../.changeset/', import.meta.url);
const WAITING = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');

describe('readChangeset', () => {
  test('reads what changes and how much', () => {
    const source = "---\n'vitrine': minor\n---\n\nWorlds have fonts.\n\nUpload them first.\n";
    expect(readChangeset('a.md', source)).toEqual({
      bump: 'minor',
      summary: 'Worlds have fonts.\n\nUpload them first.',
    });
  });

  test.each([
    ["---\n'vitrine': huge\n---\n\nx\n", 'patch|minor|major'],
    ["---\n'other': minor\n---\n\nx\n", 'patch|minor|major'],
    ['Only words.\n', 'patch|minor|major'],
    ["---\n'vitrine': patch\n---\n\n \n", 'does not say'],
  ])('refuses %j', (source, says) => {
    expect(() => readChangeset('a.md', source)).toThrow(says);
  });

  // With its own name, so that the suite also runs while nothing waits.
  test('can read every changeset that waits for a release', () => {
    const read = WAITING.map((name) => readChangeset(name, readFileSync(new URL(name, FOLDER), 'utf8')));
    expect(read).toHaveLength(WAITING.length);
  });
});

describe('nextVersion', () => {
  test.each([
    ['1.2.3', ['patch'], '1.2.4'],
    ['1.2.3', ['patch', 'minor'], '1.3.0'],
    ['1.2.3', ['minor', 'major'], '2.0.0'],
    ['0.1.0', ['patch'], '0.1.1'],
    ['0.1.4', ['major'], '0.2.0'],
  ] as const)('is after %s with %j: %s', (version, bumps, next) => {
    expect(nextVersion(version, bumps)).toBe(next);
  });

  test('refuses what is no version', () => {
    expect(() => nextVersion('next', ['patch'])).toThrow('“next”');
  });
});

describe('the changelog', () => {
  const part = changelogOf('0.2.0', '2026-11-23', [
    { bump: 'patch', summary: 'A clip starts.' },
    { bump: 'major', summary: 'A variable has another name.\n\nSet `B` instead of `A`.' },
  ]);

  test('begins with what asks most, and keeps details with their change', () => {
    expect(part).toBe(
      [
        '## 0.2.0 (2026-11-23)',
        '### Breaking changes',
        '- A variable has another name.\n\n  Set `B` instead of `A`.',
        '### Fixed',
        '- A clip starts.',
      ].join('\n\n'),
    );
  });

  test('has the newest version first, below its introduction', () => {
    const first = withPart('# Changelog\n\nWords.\n', '## 0.1.0\n\nx');
    expect(withPart(first, '## 0.2.0\n\ny')).toBe(
      '# Changelog\n\nWords.\n\n## 0.2.0\n\ny\n\n## 0.1.0\n\nx\n',
    );
  });
});

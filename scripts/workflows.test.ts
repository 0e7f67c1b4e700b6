import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesMatching, ROOT } from './docs/repository.ts';

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const manifest: Manifest = JSON.parse(read('package.json'));

const WORKFLOWS = filesMatching('.github/workflows/*.yml');
function valuesOf(key: string, source: string): readonly string[] {
  return [...source.matchAll(new RegExp(`^[ -]*${key}:[ \\t]*(.*)$`, 'gm'))].map((match) => match[1] ?? '');
}

/** The actions that a workflow may use besides our own commands: they install what the machine lacks. */
const IS_SETUP = /^sudo apt-get install -y --no-install-recommends [\w -]+$/;

function isOwnCommand(command: string): boolean {
  const [, script] = /^npm (?:run )?([\w:]+)$/.exec(command) ?? [];
  return script !== undefined && manifest.scripts?.[script] !== undefined;
}

describe.each(WORKFLOWS)('%s', (path) => {
  const source = read(path);

  test('runs commands of package.json and nothing else', () => {
    const commands = valuesOf('run', source);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !IS_SETUP.test(command) && !isOwnCommand(command))).toEqual([]);
  });

  test('names a version of each action', () => {
    const actions = valuesOf('uses', source);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@(?:v\d+|[0-9a-f]{40}(?: # v\S+)?)$/.test(action))).toEqual([]);
  });

  test('may read the repository and nothing else', () => {
    expect(source).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(source.match(/permissions:/g)).toHaveLength(1);
  });
});

describe('the version of Node', () => {
  test('is the same for continuous integration and for the packages that bring it', () => {
    const wanted = read('.nvmrc').trim();
    const brought = Object.values(manifest.optionalDependencies ?? {});
    expect(new Set(brought)).toEqual(new Set([wanted]));
  });
});

describe('what editors are told about the format', () => {
  test('is what the formatter writes', () => {
    const { printWidth }: { readonly printWidth: number } = JSON.parse(read('.oxfmtrc.json'));
    expect(read('.editorconfig')).toContain(`max_line_length = ${printWidth}\n`);
  });
});

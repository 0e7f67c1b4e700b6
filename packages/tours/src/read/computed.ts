import type { LiteralPath } from '../script/literal.ts';
import type { Findings } from '../tour-finding.ts';
import { named } from './settle.ts';

/** How sentences name the scenes whose values are computed. */
interface ComputedScope {
  readonly what: string;
  /** By id; undefined for a scene that is not there. */
  readonly titleOf: (id: string) => string | undefined;
}

/** Says which values a script computes, with the scene that they belong to: nothing is run, so they are missing. */
export function reportComputed(
  computed: readonly LiteralPath[],
  scope: ComputedScope,
  findings: Findings,
): void {
  for (const path of computed) {
    const [list, id] = path;
    const scene = list === 'scenes' && id !== undefined ? String(id) : undefined;
    const title = scene === undefined ? undefined : scope.titleOf(scene);
    const field = named(path.slice(title === undefined ? 0 : 2).join('.')) || 'scenes';
    findings.warn(
      'script',
      title === undefined
        ? `${scope.what} computes “${field}” by a script, which is not run; it was left out.`
        : `“${title}” computes “${field}” by a script, which is not run; it was left out.`,
      title === undefined ? undefined : scene,
    );
  }
}

/** Says that scripts add to the tour after it has begun. */
export function reportAdditions(
  additions: ReadonlyMap<string, number>,
  what: string,
  findings: Findings,
): void {
  for (const [call, count] of additions) {
    findings.warn(
      'script',
      `${what} adds ${call === 'addScene' ? 'scenes' : 'hotspots'} by a script (${call}, ${count === 1 ? 'once' : `${count} times`}), which is not run; they were left out.`,
    );
  }
}

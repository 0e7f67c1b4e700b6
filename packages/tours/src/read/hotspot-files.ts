import type { Findings } from '../tour-finding.ts';
import { resolveTourPath } from '../tour-path.ts';
import type { TourBase, TourPath } from '../tour-path.ts';
import { named } from './settle.ts';

/** A scene as its parts are read, with its name for findings. */
export interface SceneScope {
  readonly id: string;
  readonly title: string;
  /** Where the tour is written. */
  readonly base: TourBase;
  /** Written before every relative path of the scene. */
  readonly prefix?: string;
  readonly findings: Findings;
}

/** The path of a file; a finding if it is not one of the tour's own. */
export function pathOf(reference: string, scope: SceneScope): string | undefined {
  const path = resolvedIn(scope, reference);
  if (path.kind === 'file') return path.path;
  if (path.kind === 'remote') {
    scope.findings.warn(
      'remoteFile',
      `“${scope.title}” names a file on a server (${named(reference)}): put it beside the tour. It was left out.`,
      scope.id,
    );
  } else {
    scope.findings.warn(
      'unsafePath',
      `“${scope.title}” names a file outside the tour's own (${named(reference)}); it was left out.`,
      scope.id,
    );
  }
  return undefined;
}

/** The target of a scene's reference. */
export function resolvedIn({ prefix = '', base }: SceneScope, reference: string): TourPath {
  const own = resolveTourPath(reference, base);
  if (own.kind === 'remote' || reference.trim().startsWith('/')) return own;
  return resolveTourPath(prefix + reference.trim(), base);
}

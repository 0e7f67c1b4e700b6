import { ALLOWED_ARROWS } from './allowed-arrows.ts';
import type { AllowedArrows } from './allowed-arrows-of-cms.ts';
import type { Arrows } from './circles.ts';

/** The imports of the folders of a listed folder that are not allowed, and the permissions that nothing uses. */
export function arrowFaults(
  byFolder: ReadonlyMap<string, Arrows>,
  allowed: AllowedArrows = ALLOWED_ARROWS,
): readonly string[] {
  return Object.entries(allowed).flatMap(([folder, rules]) => {
    const arrows = byFolder.get(folder) ?? new Map<string, ReadonlyMap<string, readonly string[]>>();
    const between = [...arrows].flatMap(([from, targets]) =>
      Array.from(targets, ([to, imports]) => ({ from, to, imports })),
    );
    const forbidden = between
      .filter(({ from, to }) => isFolder(from) && rules[from]?.includes(to) !== true)
      .map(
        ({ from, to, imports }) =>
          `${folder || 'the repository'}: ${from} must not import ${to}:\n  ${imports.join('\n  ')}`,
      );
    const unused = Object.entries(rules).flatMap(([from, targets]) =>
      targets
        .filter((to) => arrows.get(from)?.has(to) !== true)
        .map(
          (to) =>
            `${folder || 'the repository'}: ${from} may import ${to}, and does not: take the permission away`,
        ),
    );
    return forbidden.concat(unused);
  });
}

function isFolder(child: string): boolean {
  return !child.includes('.');
}

import type { Arrows } from './circles.ts';

/** Which folders of a folder may import which of its others. A folder that is not listed is free, but for circles. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};

/** The imports between the folders of a listed folder that are not allowed, and the permissions that nothing uses. */
export function arrowFaults(
  byFolder: ReadonlyMap<string, Arrows>,
  allowed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ALLOWED,
): readonly string[] {
  return Object.entries(allowed).flatMap(([folder, rules]) => {
    const arrows = byFolder.get(folder) ?? new Map<string, ReadonlyMap<string, readonly string[]>>();
    const between = [...arrows].flatMap(([from, targets]) =>
      Array.from(targets, ([to, imports]) => ({ from, to, imports })),
    );
    const forbidden = between
      .filter(({ from, to }) => isFolder(from) && isFolder(to) && rules[from]?.includes(to) !== true)
      .map(({ from, to, imports }) => `${folder}: ${from} must not import ${to}:\n  ${imports.join('\n  ')}`);
    const unused = Object.entries(rules).flatMap(([from, targets]) =>
      targets
        .filter((to) => arrows.get(from)?.has(to) !== true)
        .map((to) => `${folder}: ${from} may import ${to}, and does not: take the permission away`),
    );
    return forbidden.concat(unused);
  });
}

function isFolder(child: string): boolean {
  return !child.includes('.');
}

import { isRecord } from './unwrap.ts';

/**
 * Fills what an entry of a locale leaves empty from the same entry in the default locale: missing or blank texts,
 * missing relations and files, empty lists. Components are filled member by member; a dynamic zone only where both
 * languages hold the same components in the same order, for otherwise their entries do not belong together; the stops of
 * a story only where both have the same addresses in the same order. Relations
 * and files are taken whole.
 *
 * @param onFilled Called with the path of every text and list that was filled.
 * @returns A new entry; neither argument is modified.
 */
export function fillGaps(
  entry: Record<string, unknown>,
  fallback: Record<string, unknown>,
  onFilled: (path: readonly (string | number)[]) => void = () => undefined,
): Record<string, unknown> {
  return fillRecord(entry, fallback, [], onFilled);
}

/** Attributes in which two components differ that do not belong together. */
const TOLD_APART_BY = ['__component', 'address'];

type Path = readonly (string | number)[];

/** Attributes that identify the entry or its time: another language's values are never right. */
const OWN_ATTRIBUTES = new Set(['id', 'documentId', 'locale', 'localizations']);

function fillRecord(
  entry: Record<string, unknown>,
  fallback: Record<string, unknown>,
  path: Path,
  onFilled: (path: Path) => void,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...entry };
  for (const [name, other] of Object.entries(fallback)) {
    if (OWN_ATTRIBUTES.has(name)) continue;
    const own = Object.hasOwn(entry, name) ? entry[name] : undefined;
    if (isEmpty(own)) {
      if (isEmpty(other)) continue;
      filled[name] = structuredClone(other);
      if (typeof other === 'string' || Array.isArray(other)) onFilled([...path, name]);
    } else {
      filled[name] = fillMember(own, other, [...path, name], onFilled);
    }
  }
  return filled;
}

function fillMember(own: unknown, other: unknown, path: Path, onFilled: (path: Path) => void): unknown {
  if (isComponent(own) && isComponent(other)) return fillRecord(own, other, path, onFilled);
  if (!Array.isArray(own) || !Array.isArray(other) || own.length !== other.length) return own;
  const isSameZone = own.every((member: unknown, index) => {
    const counterpart: unknown = other[index];
    return (
      isComponent(member) &&
      isComponent(counterpart) &&
      TOLD_APART_BY.every((name) => member[name] === counterpart[name])
    );
  });
  if (!isSameZone) return own;
  return own.map((member: unknown, index) => fillMember(member, other[index], [...path, index], onFilled));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Strapi gives every component an `id`, and every entry and file the moment it was made besides. */
function isComponent(value: unknown): value is Record<string, unknown> {
  return (
    isRecord(value) &&
    'id' in value &&
    !('documentId' in value) &&
    !('createdAt' in value) &&
    !('hash' in value)
  );
}

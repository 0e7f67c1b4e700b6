/** Strapi's own data never nests deeper; what does is not content. */
const MAXIMUM_DEPTH = 48;

/**
 * Turns Strapi 4's envelopes (`{ data: ... }` round relations and files, `{ id, attributes }` round
 * entries) into Strapi 5's flat form, so that one set of schemas reads both. Flat answers come back
 * unchanged. The result is a copy that may be altered.
 */
export function unwrap(value: unknown, depth = 0): unknown {
  if (depth > MAXIMUM_DEPTH) return null;
  if (Array.isArray(value)) return value.map((member) => unwrap(member, depth + 1));
  if (!isRecord(value)) return value;
  if (isRelationEnvelope(value)) return unwrap(value['data'], depth + 1);
  const { attributes } = value;
  if (isRecord(attributes) && 'id' in value) {
    return unwrapMembers({ id: value['id'], ...attributes }, depth);
  }
  return unwrapMembers(value, depth);
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unwrapMembers(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      // As an own member it would be harmless here, but careless code later could set a prototype with it.
      .filter(([name]) => name !== '__proto__')
      .map(([name, member]) => [name, unwrap(member, depth + 1)]),
  );
}

function isRelationEnvelope(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  if (!names.includes('data') || names.some((name) => name !== 'data' && name !== 'meta')) return false;
  const { data } = value;
  return data === null || isEntryEnvelope(data) || (Array.isArray(data) && data.every(isEntryEnvelope));
}

function isEntryEnvelope(value: unknown): boolean {
  return isRecord(value) && 'id' in value && isRecord(value['attributes']);
}

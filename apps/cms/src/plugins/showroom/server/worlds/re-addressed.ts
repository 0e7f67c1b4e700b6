import { LANGUAGE_SEGMENTS } from '@vitrine/core/links/path';

/** Maps addresses of a world to those of its copy. */
export interface NewAddresses {
  readonly from: string;
  readonly to: string;
  /** New location segments by the old ones. */
  readonly segments: ReadonlyMap<string, string>;
}

/**
 * Rewrites addresses in texts, links and tables to the copied world: `/lab/bench` in any language. Everything
 * else stays unchanged.
 */
export function reAddressed(value: unknown, addresses: NewAddresses): unknown {
  if (typeof value === 'string') return inText(value, addresses);
  if (Array.isArray(value)) return value.map((part) => reAddressed(part, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, reAddressed(part, addresses)]),
  );
}

function inText(text: string, { from, to, segments }: NewAddresses): string {
  if (!text.includes(`/${from}`)) return text;
  const languages = LANGUAGE_SEGMENTS.join('|');
  const address = new RegExp(
    // An address is at the beginning of a text, or after a quotation mark, a bracket or a space.
    `(^|["'(\\s])(/(?:(?:${languages})/)?)${escaped(from)}(?:(/)([^/?#"')\\s<]*))?(?=[/?#"')\\s<]|$)`,
    'g',
  );
  return text.replaceAll(
    address,
    (_, before: string, prefix: string, slash: string | undefined, segment: string | undefined) =>
      `${before}${prefix}${to}${slash ?? ''}${segments.get(segment ?? '') ?? segment ?? ''}`,
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

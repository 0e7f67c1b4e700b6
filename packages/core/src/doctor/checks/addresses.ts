import { LANGUAGE_SEGMENTS, LOGIN_SEGMENT, POWER_SAVE_SEGMENT } from '../../links/path.ts';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** First segments that the server answers itself (DESIGN, Fixed interfaces). */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  LOGIN_SEGMENT,
  POWER_SAVE_SEGMENT,
  ...LANGUAGE_SEGMENTS,
  '-',
  'assets',
  'box-api',
  'healthz',
  'metrics',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'version',
]);

/** Worlds whose address belongs to a page, a language or the server. */
export function findShadowedWorlds({ snapshot }: Examined): readonly Finding[] {
  return snapshot.worlds
    .filter(({ slug }) => RESERVED_SEGMENTS.has(slug.toLowerCase()))
    .map(({ slug, name }) => ({
      severity: 'error',
      code: 'shadowedWorld',
      place: { kind: 'world', id: slug, field: 'slug' },
      sentence: `The address /${slug} of the world “${name}” already means something else.`,
      fix: 'Give the world another slug.',
    }));
}

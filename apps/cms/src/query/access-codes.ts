import type { Core } from '@strapi/strapi';
import { WORLD } from '../content-model/content-uids.ts';

/** The access code of a language version of a world: empty if it requires a code and has none. */
export interface AskedCode {
  readonly slug: string;
  readonly password: string;
}

/**
 * The codes of the worlds that ask for one, as all their languages hold them: each different one of a world once,
 * and the missing one as well, for the reader joins them (decision 0030).
 */
export async function accessCodesIn(
  strapi: Core.Strapi,
  status: 'draft' | 'published',
): Promise<readonly AskedCode[]> {
  const rows: readonly { slug: string; password: string | null }[] = await strapi.db.query(WORLD).findMany({
    select: ['slug', 'password'],
    where: {
      protect_with_password: true,
      publishedAt: { [status === 'draft' ? '$null' : '$notNull']: true },
      slug: { $notNull: true },
    },
    orderBy: { slug: 'asc' },
  });
  const asked = new Map<string, AskedCode>();
  for (const { slug, password } of rows) {
    const code = password?.trim() ?? '';
    asked.set(JSON.stringify([slug, code]), { slug, password: code });
  }
  return [...asked.values()];
}

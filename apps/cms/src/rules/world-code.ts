import type { Core } from '@strapi/strapi';
import { WORLD } from '../content-model/content-uids.ts';
import { refusal } from './refusal.ts';

interface CodeRow {
  readonly publishedAt: unknown;
  readonly protect_with_password: boolean | null;
  readonly password: string | null;
}

/**
 * What holds for the access code of a world that is being published. Asking for a code without having one is
 * refused; and the code that the drafts share becomes that of every published language: visitors would meet two
 * codes otherwise, of which neither opens the world (decision 0030).
 *
 * @throws ValidationError at the code.
 */
export async function settleAccessCode(strapi: Core.Strapi, documentId: string): Promise<void> {
  const rows: readonly CodeRow[] = await strapi.db.query(WORLD).findMany({
    where: { documentId },
    select: ['publishedAt', 'protect_with_password', 'password'],
  });
  const drafts = rows.filter(({ publishedAt }) => publishedAt === null);
  if (drafts.some((row) => row.protect_with_password === true && codeOf(row) === '')) {
    throw refusal(
      'password',
      'This world asks for an access code and has none: fill in “Access code”, or set “Ask for an access code” to FALSE.',
    );
  }
  const codes = new Set(drafts.map(codeOf));
  const [code = ''] = codes;
  if (codes.size !== 1 || code === '') return;
  // A plain update keeps `updatedAt`, from which Strapi determines whether a language has unpublished changes.
  await strapi.db.query(WORLD).updateMany({
    where: { documentId, publishedAt: { $notNull: true } },
    data: { password: code },
  });
}

function codeOf({ password }: CodeRow): string {
  return password?.trim() ?? '';
}

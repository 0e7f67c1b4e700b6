import type { Core } from '@strapi/strapi';
import type { FoundRequest } from '../../contracts/privacy.ts';

const REQUEST = 'api::contact-request.contact-request';
const DAY = 24 * 60 * 60 * 1000;

/** Rows per DELETE: a long transaction would block saves. */
const AT_ONCE = 500;

/** A stored contact request. */
export type StoredRequest = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly documentId: string;
};

/** The contact requests in the CMS. */
export interface KeptRequests {
  readonly count: () => Promise<number>;
  /** When the oldest request was received, ISO 8601. */
  readonly oldest: () => Promise<string | undefined>;
  /** All requests of one person, the oldest first. */
  readonly of: (email: string) => Promise<readonly StoredRequest[]>;
  /** Deletes requests permanently. @returns How many there were. */
  readonly erase: (requests: readonly StoredRequest[]) => Promise<number>;
  /** Deletes requests received more than this many days ago. @returns How many there were. */
  readonly forgetAfter: (days: number, now: Date) => Promise<number>;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isoOf(value: unknown): string | undefined {
  const at = new Date(value instanceof Date || typeof value === 'number' ? value : text(value));
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** A request as the page lists it. */
export function listedRequest(row: StoredRequest): FoundRequest {
  const receivedAt = isoOf(row['received_at'] ?? row['createdAt']);
  return {
    documentId: row.documentId,
    ...(receivedAt === undefined ? {} : { receivedAt }),
    name: `${text(row['first_name'])} ${text(row['last_name'])}`.trim(),
    subject: text(row['subject']) || text(row['article_title']) || text(row['location_title']),
  };
}

/** Databases compare non-ASCII letters differently, so their results are checked again. */
export function sameAddress(one: unknown, other: string): boolean {
  return text(one).trim().toLowerCase() === other;
}

export function keptRequestsIn(strapi: Core.Strapi): KeptRequests {
  const rows = () => strapi.db.query(REQUEST);
  const erase = async (found: readonly StoredRequest[]): Promise<number> => {
    for (let first = 0; first < found.length; first += AT_ONCE) {
      const ids = found.slice(first, first + AT_ONCE).map(({ id }) => id);
      await rows().deleteMany({ where: { id: { $in: ids } } });
    }
    return found.length;
  };
  return {
    count: () => rows().count({}),
    oldest: async () => {
      const [row]: readonly StoredRequest[] = await rows().findMany({
        where: { received_at: { $notNull: true } },
        orderBy: { received_at: 'asc' },
        limit: 1,
      });
      return isoOf(row?.['received_at']);
    },
    of: async (email) => {
      const local = email.slice(0, email.indexOf('@'));
      const isAscii = /^[\x21-\x7e]+$/.test(email);
      const found: readonly StoredRequest[] = await rows().findMany({
        // SQLite cannot lower-case letters such as “Ü”: then only the host narrows the search.
        where: { email: isAscii ? { $containsi: email } : { $containsi: email.slice(local.length) } },
        orderBy: { id: 'asc' },
      });
      return found.filter((row) => sameAddress(row['email'], email));
    },
    erase,
    forgetAfter: async (days, now) => {
      const before = new Date(now.getTime() - days * DAY);
      const found: readonly StoredRequest[] = await rows().findMany({
        where: {
          // Both dates have to be old enough: the clock of the receiving web server may have been wrong.
          createdAt: { $lt: before },
          $or: [{ received_at: { $lt: before } }, { received_at: { $null: true } }],
        },
      });
      return erase(found);
    },
  };
}

import type { Core } from '@strapi/strapi';
import type { FoundRequest } from '../../contracts/privacy.ts';

const REQUEST = 'api::contact-request.contact-request';
const DAY = 24 * 60 * 60 * 1000;

/** Rows deleted by one statement: a long transaction would hold up saves. */
const AT_ONCE = 500;

/** A contact request as it is stored. */
export type StoredRequest = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly documentId: string;
};

/** The contact requests that the CMS keeps. */
export interface KeptRequests {
  readonly count: () => Promise<number>;
  /** When the oldest one was received, ISO 8601. */
  readonly oldest: () => Promise<string | undefined>;
  /** All of one person, the oldest first. */
  readonly of: (email: string) => Promise<readonly StoredRequest[]>;
  /** Deletes requests for good. @returns How many there were. */
  readonly erase: (requests: readonly StoredRequest[]) => Promise<number>;
  /** Deletes what was received more than this many days ago. @returns How many that were. */
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

/** Databases compare letters outside ASCII in their own ways: what they find is compared once more. */
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
        // A letter such as «Ü» has no lower case in SQLite: then the host alone narrows the search.
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
          // Two clocks have to agree: that of the web server which received it may have been wrong.
          createdAt: { $lt: before },
          $or: [{ received_at: { $lt: before } }, { received_at: { $null: true } }],
        },
      });
      return erase(found);
    },
  };
}

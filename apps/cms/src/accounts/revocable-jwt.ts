import type { Core } from '@strapi/strapi';

/** Seconds that a visitor's login is good for: as long as the showroom's own cookie, a long day at a trade fair. */
export const LOGIN_LASTS = 12 * 60 * 60;

/** The part of Strapi's jwt service that is changed here. */
export interface JwtService {
  /** @throws Error for an invalid or expired token. */
  verify(token: string): Promise<VerifiedJwt>;
}

interface VerifiedJwt {
  readonly id: number;
  readonly sessionId?: string;
}

/** A row of Strapi's own table of sessions, by which it knows logins. */
interface SessionRow {
  readonly expiresAt: Date | string;
  readonly absoluteExpiresAt: Date | string | null;
}

/**
 * Accepts a JWT only while its session exists. Strapi checks the session when a token is renewed, but not when it is
 * used: a JWT of an ended session would remain valid until it expires.
 */
export function revocable<Service extends JwtService>(strapi: Core.Strapi, service: Service): Service {
  return {
    ...service,
    verify: async (token: string) => {
      const known = await service.verify(token);
      const session: SessionRow | null = await strapi.db.query('admin::session').findOne({
        where: {
          sessionId: known.sessionId ?? '',
          userId: String(known.id),
          origin: 'users-permissions',
          status: 'active',
        },
      });
      if (session === null || endOf(session) <= Date.now()) throw new Error('Invalid token.');
      return known;
    },
  };
}

function endOf({ expiresAt, absoluteExpiresAt }: SessionRow): number {
  return Math.min(
    new Date(expiresAt).getTime(),
    absoluteExpiresAt === null ? Number.POSITIVE_INFINITY : new Date(absoluteExpiresAt).getTime(),
  );
}

import { doorTarget, readDoor } from '@vitrine/core/world/door';
import { formatHomePath, formatWorldPath } from '@vitrine/core/links/path';
import { isSafeRedirectPath } from '@vitrine/core/links/redirect-path';
import type { Clock } from '../process/clock.ts';
import type { RateLimit } from '../coordination/coordination.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { tooMany } from './access-reply.ts';
import type { AccessRefusal, AccessResult } from './access-reply.ts';
import { cookieLine, worldCookieName } from './cookies.ts';
import { destinationOf } from './destination.ts';
import type { SessionKeys } from './keys.ts';
import type { Asking } from './login-route.ts';
import type { WorldCodes } from './protected-worlds.ts';
import { sealWorld, WORLD_ACCESS_LIFETIME } from './world-cookie.ts';

const MAX_CODE_LENGTH = 200;

/** The requested world: the one that is named, else the one behind the door. */
function worldOf({ fields, bundle }: Pick<Asking, 'fields' | 'bundle'>) {
  const { worlds = [], locations = [] } = bundle.snapshots[bundle.defaultLocale] ?? {};
  const door = readDoor(fields.get('door') ?? '');
  const slug = fields.get('world') || (door === undefined ? undefined : doorTarget(locations, door)?.world);
  return worlds.find((world) => world.slug === slug);
}

/** 'The code is incorrect, please try again' (specification section 5). */
const WRONG_CODE: AccessRefusal = {
  kind: 'refused',
  status: 422,
  problem: 'code',
  messages: ['The code is incorrect, please try again'],
};

/** The shipped content contains no access codes: until the CMS has answered once, no code can be right. */
const NO_CODES: AccessRefusal = {
  kind: 'refused',
  status: 503,
  problem: 'failed',
  messages: ['Access codes cannot be checked at the moment. Please try again later.'],
};

/**
 * The page to which a form without scripts returns: the one that it names (`page`, a path of ours), else the address
 * of the world it names, else home. The world behind a door is not revealed.
 */
export function codePageOf(asking: Pick<Asking, 'fields' | 'bundle'>): string {
  const { fields, bundle } = asking;
  const page = fields.get('page') ?? '';
  if (isSafeRedirectPath(page)) return page;
  const { defaultLocale, snapshots } = bundle;
  const locale = snapshots[fields.get('locale') ?? '']?.locale ?? defaultLocale;
  const world = fields.get('world') ? worldOf(asking)?.slug : undefined;
  return world === undefined
    ? formatHomePath({ locale, defaultLocale })
    : formatWorldPath({ locale, defaultLocale, world });
}

/**
 * `POST /box-api/unlock`: opens a protected world with its code. "Access is granted when the stored accessKey
 * equals the password" (specification section 5).
 */
export function createUnlock(options: {
  readonly keys: SessionKeys;
  readonly accessCodes: () => WorldCodes;
  readonly ofAddress: RateLimit;
  readonly atWorld: RateLimit;
  readonly clock: Pick<Clock, 'now'>;
}) {
  const { keys, ofAddress, atWorld, clock } = options;

  const grant = (world: string, code: string | undefined, asking: Asking): AccessResult => {
    const { fields, context, bundle } = asking;
    const now = clock.now();
    const isTls = context.origin.startsWith('https:');
    const cookie = code !== undefined && {
      name: worldCookieName(world),
      value: sealWorld(keys, { world, code }, now),
      seconds: WORLD_ACCESS_LIFETIME / 1_000,
      isTls,
    };
    const openedWorlds = [...context.visitor.openedWorlds, world];
    return {
      kind: 'granted',
      cookies: cookie ? [cookieLine(cookie)] : [],
      redirectTo: destinationOf(
        bundle,
        { visitor: { ...context.visitor, openedWorlds }, now: new Date(now) },
        { world, door: readDoor(fields.get('door') ?? ''), locale: fields.get('locale') },
      ),
    };
  };

  return async (asking: Asking): Promise<AccessResult> => {
    const { fields, address } = asking;
    const { slug: world, isProtected } = worldOf(asking) ?? {};
    const given = (fields.get('code') ?? '').trim();
    if (world !== undefined && !isProtected) return grant(world, undefined, asking);
    const right = world === undefined ? undefined : options.accessCodes().get(world);
    if (world !== undefined && right === undefined) return NO_CODES;
    if (given === '') return WRONG_CODE;

    const ofThisAddress = await ofAddress.spend(address);
    if (!ofThisAddress.isAllowed) return tooMany(ofThisAddress.retryAfter);
    // A world that does not exist is answered like a wrong code.
    if (world === undefined || right === undefined) return WRONG_CODE;
    const atThisWorld = await atWorld.spend(world);
    if (!atThisWorld.isAllowed) {
      await ofAddress.giveBack(address);
      return tooMany(atThisWorld.retryAfter);
    }
    if (given.length > MAX_CODE_LENGTH || !isSameSecret(given, right)) return WRONG_CODE;
    await Promise.all([ofAddress.giveBack(address), atWorld.giveBack(world)]);
    return grant(world, right, asking);
  };
}

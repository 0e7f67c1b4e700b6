import { codeRuleOf, OPEN_LOCATION, OPEN_WORLD, strictestWorldAccess } from '@vitrine/core/access/strictest';
import type { WorldAccess } from '@vitrine/core/access/strictest';
import type { AccessVersions } from '@vitrine/doctor/checks/access-differences';
import { LOCATION, WORLD } from '../../../../content-model/content-uids.ts';
import type { ListedLock, ListedWorld } from '../../contracts/worlds.ts';
import type { StoredAccess } from '../access/stored-access.ts';

/** The locks of the worlds, as the list of worlds shows them. */
export function locksIn(
  stored: readonly StoredAccess[],
): (world: string) => Pick<ListedWorld, 'lock' | 'closedLocations'> {
  const locks = new Map<string, ListedLock>();
  const closed = new Map<string, number>();
  for (const entry of stored) {
    const { versions } = visitorsVersions(entry);
    if (entry.uid === WORLD) {
      const lock = lockOf(
        versions.map(({ fields }) => worldAccess(fields)).reduce(strictestWorldAccess, OPEN_WORLD),
      );
      if (lock !== undefined) locks.set(entry.documentId, lock);
    }
    if (entry.uid === LOCATION && versions.some(({ fields }) => hasRule(fields))) {
      for (const world of entry.worlds) closed.set(world, (closed.get(world) ?? 0) + 1);
    }
  }
  return (world) => {
    const lock = locks.get(world);
    return { ...(lock === undefined ? {} : { lock }), closedLocations: closed.get(world) ?? 0 };
  };
}

/** The published versions, or the drafts if nothing is published. */
function visitorsVersions({ published, drafts }: StoredAccess): AccessVersions {
  return published.versions.length > 0 ? published : drafts;
}

type Fields = AccessVersions['versions'][number]['fields'];

function worldAccess({
  only_logged_in_users: login,
  protect_with_password: asks,
  password,
}: Fields): WorldAccess {
  return {
    isLoginOnly: login === true,
    code: codeRuleOf(asks === true, typeof password === 'string' ? password : undefined),
  };
}

function lockOf({ isLoginOnly, code }: WorldAccess): ListedLock | undefined {
  if (code.kind === 'shut') return code.because;
  if (code.kind === 'none') return isLoginOnly ? 'login' : undefined;
  return isLoginOnly ? 'loginAndCode' : 'code';
}

function hasRule({ access, access_from: from, access_until: until }: Fields): boolean {
  return (
    (access ?? OPEN_LOCATION.rule.kind) !== OPEN_LOCATION.rule.kind ||
    [from, until].some((date) => Boolean(date))
  );
}

import {
  codeRuleOf,
  OPEN_LOCATION,
  OPEN_WORLD,
  scopesOf,
  strictestCode,
  strictestLocationAccess,
  strictestWorldAccess,
} from '@vitrine/core/access/strictest';
import { message } from '@vitrine/core/reports/message';
import type { CodeRule, WorldAccess } from '@vitrine/core/access/strictest';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { LocationAccess } from '@vitrine/core/world/location';
import type { WireLocation } from '../wire/location.ts';
import type { WireWorld } from '../wire/world.ts';
import type { PreparedEntry, PreparedStores } from './prepare.ts';
import { isAbsent, present, textOf } from './present.ts';
import type { Report, Reporter } from './reporter.ts';

/**
 * World slug to the codes of its language versions that ask for one, blank where a version has none; `unknown` where
 * the CMS does not send codes to this reader.
 */
export type AccessCodes = ReadonlyMap<string, readonly string[]> | 'unknown';

/** Who may enter what, the same in every language. */
export interface AccessRules {
  readonly ofWorld: (entry: Pick<PreparedEntry, 'identity'>) => WorldAccess;
  readonly ofLocation: (entry: Pick<PreparedEntry, 'identity'>) => LocationAccess;
}

/**
 * Combines the access fields of each entry's languages: a field that closes the entry in one language closes it in
 * all, also where a language has no version of its own (decision 0030).
 */
export function accessRulesOf(
  prepared: ReadonlyMap<LocaleCode, PreparedStores>,
  accessCodes: AccessCodes,
  reporter: Reporter,
): AccessRules {
  const worlds = new Map<string, WorldAccess>();
  const locations = new Map<string, LocationAccess>();
  for (const [locale, stores] of prepared) {
    const report = reporter.in(locale);
    for (const { identity, value } of stores.worlds) {
      const own = worldAccessOf(value, accessCodes);
      worlds.set(identity, strictestWorldAccess(worlds.get(identity) ?? OPEN_WORLD, own));
    }
    for (const { identity, value, path } of stores.contents) {
      const own = locationAccessOf(value, path, report);
      locations.set(identity, strictestLocationAccess(locations.get(identity) ?? OPEN_LOCATION, own));
    }
  }
  return {
    ofWorld: ({ identity }) => worlds.get(identity) ?? OPEN_WORLD,
    ofLocation: ({ identity }) => locations.get(identity) ?? OPEN_LOCATION,
  };
}

function worldAccessOf(wire: WireWorld, accessCodes: AccessCodes): WorldAccess {
  return {
    isLoginOnly: wire.only_logged_in_users === true || wire.only_logged_in_user === true,
    code: wire.protect_with_password === true ? askedCode(wire, accessCodes) : { kind: 'none' },
  };
}

function askedCode({ slug, password }: WireWorld, accessCodes: AccessCodes): CodeRule {
  if (accessCodes === 'unknown') {
    return textOf(password) === undefined ? { kind: 'untold' } : codeRuleOf(true, password);
  }
  return (accessCodes.get(slug) ?? [password])
    .map((code) => codeRuleOf(true, code))
    .reduce(strictestCode, { kind: 'none' });
}

function locationAccessOf(wire: WireLocation, path: string, report: Report): LocationAccess {
  return {
    rule: ruleOf(wire, path, report),
    ...present({ from: textOf(wire.access_from), until: textOf(wire.access_until) }),
  };
}

/**
 * A rule that cannot be understood closes the location to visitors who are not logged in, and an empty list of
 * scopes closes it to everyone; nothing opens it by mistake.
 */
function ruleOf(wire: WireLocation, path: string, report: Report): LocationAccess['rule'] {
  if (isAbsent(wire.access) || wire.access === 'public') return { kind: 'public' };
  if (wire.access === 'logged_in') return { kind: 'loggedIn' };
  if (wire.access === 'scopes') {
    const names = (wire.access_scopes ?? '').split(',').flatMap((name) => textOf(name) ?? []);
    return { kind: 'scopes', scopes: scopesOf(names) };
  }
  report('invalidEntry', `${path}.access`, message('report.access'));
  return { kind: 'loggedIn' };
}

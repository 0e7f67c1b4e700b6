import {
  codeRuleOf,
  OPEN_LOCATION,
  OPEN_PRICE,
  OPEN_WORLD,
  scopesOf,
  strictestCode,
  strictestLocationAccess,
  strictestPriceRule,
  strictestWorldAccess,
  worldsRule,
} from '@vitrine/core/access/strictest';
import { message } from '@vitrine/core/reports/message';
import type { CodeRule, WorldAccess } from '@vitrine/core/access/strictest';
import type { LocaleCode } from '@vitrine/core/world/ids';
import { worldSlug } from '@vitrine/core/world/ids';
import type { AccessRule, LocationAccess } from '@vitrine/core/world/location';
import type { PriceRule } from '@vitrine/core/world/product';
import type { WireProduct } from '../wire/article.ts';
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
  /** Who sees the prices of an article. */
  readonly ofPrices: (entry: Pick<PreparedEntry, 'identity'>) => PriceRule;
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
  const prices = new Map<string, PriceRule>();
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
    for (const { identity, value, path } of stores.articles) {
      const own = priceRuleOf(value.product, `${path}.product`, report);
      prices.set(identity, strictestPriceRule(prices.get(identity) ?? OPEN_PRICE, own));
    }
  }
  return {
    ofWorld: ({ identity }) => worlds.get(identity) ?? OPEN_WORLD,
    ofLocation: ({ identity }) => locations.get(identity) ?? OPEN_LOCATION,
    ofPrices: ({ identity }) => prices.get(identity) ?? OPEN_PRICE,
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

function ruleOf(wire: WireLocation, path: string, report: Report): AccessRule {
  const rule = namedRule(wire.access, wire.access_scopes);
  if (rule !== undefined) return rule;
  report('invalidEntry', `${path}.access`, message('report.access'));
  return { kind: 'loggedIn' };
}

/** An article without a product closes nothing. A rule that names worlds lists their addresses. */
function priceRuleOf(wire: WireProduct | null | undefined, path: string, report: Report): PriceRule {
  if (isAbsent(wire)) return OPEN_PRICE;
  if (wire.price_access === 'worlds') return worldsRule(namesIn(wire.price_worlds).map(worldSlug));
  const rule = namedRule(wire.price_access, wire.price_scopes);
  if (rule !== undefined) return rule;
  report('invalidEntry', `${path}.price_access`, message('report.priceAccess'));
  return { kind: 'loggedIn' };
}

/**
 * A rule by its name. An empty list of scopes closes to everyone, and nothing opens by mistake: the caller closes
 * what has a rule that cannot be understood to visitors who are not logged in.
 */
function namedRule(
  name: string | null | undefined,
  scopes: string | null | undefined,
): AccessRule | undefined {
  if (isAbsent(name) || name === 'public') return { kind: 'public' };
  if (name === 'logged_in') return { kind: 'loggedIn' };
  return name === 'scopes' ? { kind: 'scopes', scopes: scopesIn(scopes) } : undefined;
}

/** The scopes that an editor has listed with commas between them. */
export function scopesIn(list: string | null | undefined): readonly string[] {
  return scopesOf(namesIn(list));
}

function namesIn(list: string | null | undefined): readonly string[] {
  return (list ?? '').split(',').flatMap((name) => textOf(name) ?? []);
}

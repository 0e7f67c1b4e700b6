import type { Core } from '@strapi/strapi';
import { schemaOf as schemaIn } from '../content-model/model.ts';
import type { PopulatableSchema } from '../content-model/populate-tree.ts';
import {
  ARTICLE,
  DASHBOARD,
  GROUP,
  HOOK,
  LOCATION,
  PORTAL,
  SETTINGS,
  STORY,
  TRANSITION,
  WORDINGS,
  WORLD,
} from '../content-model/content-uids.ts';
import { refuseBrokenContent } from './content-rule.ts';
import { keepAddress, keepWorldSlug } from './earlier-addresses.ts';
import { groupRule } from './group-rule.ts';
import { prepareHook } from './hook-rule.ts';
import { keepPayloadId } from './payload-id.ts';
import { locationRule } from './location-rule.ts';
import { storyRule } from './story-rule.ts';
import { transitionRule } from './transition-rule.ts';
import { assignPublicId } from './public-id.ts';
import type { Rule, Write } from './rule.ts';
import { judgeWorldTheme, settingsRule } from './theme-rule.ts';
import { wordingRule } from './wording-rule.ts';
import { worldRule } from './world-rule.ts';

const RULES: Readonly<Record<string, Rule>> = {
  [SETTINGS]: settingsRule,
  [WORLD]: { ...worldRule, prepare: allOf(judgeWorldTheme, keepWorldSlug) },
  [GROUP]: groupRule,
  [HOOK]: { prepare: prepareHook },
  [LOCATION]: { prepare: allOf(keepPayloadId, keepAddress), check: locationRule },
  [TRANSITION]: { prepare: keepPayloadId, check: transitionRule(TRANSITION) },
  [PORTAL]: { prepare: keepPayloadId, check: transitionRule(PORTAL) },
  [ARTICLE]: { prepare: assignPublicId },
  [DASHBOARD]: { prepare: assignPublicId },
  [STORY]: { prepare: assignPublicId, check: storyRule },
  [WORDINGS]: wordingRule,
};

/** One preparation after the other. */
function allOf(...parts: readonly NonNullable<Rule['prepare']>[]): NonNullable<Rule['prepare']> {
  return async (write) => {
    for (const part of parts) await part(write);
  };
}

const CHECKED_ACTIONS: ReadonlySet<string> = new Set([
  'create',
  'update',
  'clone',
  'publish',
  'discardDraft',
]);

/**
 * Makes every write of the seed, the REST API and the admin panel pass the rules of specification section 5.
 *
 * A write and its checks are one transaction, and transactions that write come one after the other: two
 * concurrent writes never both find a name free.
 */
export function registerRules(strapi: Core.Strapi): void {
  const schemaOf = (uid: string) => schemaIn(strapi, uid) as PopulatableSchema;
  strapi.documents.use(async (context, next) => {
    if (!CHECKED_ACTIONS.has(context.action) || !context.uid.startsWith('api::')) return next();
    const write = writeOf(strapi, context);
    refuseBrokenContent({ data: write.data, schema: schemaOf(context.uid), schemaOf });
    const rule = RULES[context.uid];
    if (rule === undefined) return next();
    return strapi.db.transaction(async () => {
      await rule.prepare?.(write);
      const result = await next();
      const isPublished = write.action === 'publish' || isPublishing(context.params);
      const entries = entriesOf(result);
      for (const documentId of new Set(entries.map((entry) => entry.documentId))) {
        const added = await rule.check?.({ strapi, documentId, action: write.action, isPublished });
        for (const entry of entries) if (entry.documentId === documentId) Object.assign(entry, added);
      }
      return result;
    });
  });
}

function isPublishing(params: object): boolean {
  return 'status' in params && params.status === 'published';
}

interface MiddlewareContext {
  readonly uid: string;
  readonly action: string;
  readonly params: Record<string, unknown>;
}

function writeOf(strapi: Core.Strapi, { uid, action, params }: MiddlewareContext): Write {
  // `clone` takes its overrides from `data` as well, and may come without any.
  if (action === 'clone') params['data'] ??= {};
  const documentId = params['documentId'];
  return {
    strapi,
    uid,
    action: action as Write['action'],
    data: (params['data'] ?? {}) as Record<string, unknown>,
    ...(typeof documentId === 'string' ? { documentId } : {}),
  };
}

/** `create` and `update` give an entry, the others a list of entries; an unknown document gives null. */
function entriesOf(result: unknown): readonly { readonly documentId: string }[] {
  if (typeof result !== 'object' || result === null) return [];
  const entries: unknown[] = 'entries' in result && Array.isArray(result.entries) ? result.entries : [result];
  return entries.filter(
    (entry): entry is { readonly documentId: string } =>
      typeof entry === 'object' &&
      entry !== null &&
      'documentId' in entry &&
      typeof entry.documentId === 'string',
  );
}

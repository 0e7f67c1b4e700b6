import type { Core } from '@strapi/strapi';
import { hasPermission } from '../../../../accounts/account-state.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState } from '../../../../accounts/permissions.ts';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import type { ReleaseProblem } from '../../contracts/releases.ts';
import { PUBLISH_WORLD } from '../../contracts/worlds.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { titleOf } from '../content/rows.ts';
import { nodeName } from '../content/world-use.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { blockingFindings } from '../doctor/publish-guard.ts';
import type { StoredRelease } from './release-store.ts';
import { isChanged, rowsOfSteps } from './stamps.ts';
import type { StepRows } from './stamps.ts';
import { stepsOf } from './steps.ts';
import type { Step } from './steps.ts';

/** What a release would do now, and what holds it back. */
export interface Judged {
  readonly steps: readonly Step[];
  readonly problems: readonly ReleaseProblem[];
}

/** Judges a release by the content as it is now, for the account that answers for it. */
export async function judgeRelease(
  strapi: Core.Strapi,
  { items, stamps }: Pick<StoredRelease, 'items' | 'stamps'>,
  account: AuthState,
): Promise<Judged> {
  const { steps, goneWorlds } = await stepsOf(strapi, items);
  const found = await rowsOfSteps(strapi, steps);
  const problems: ReleaseProblem[] = goneWorlds.map((documentId) =>
    problemOf(strapi, 'gone', { uid: WORLD, documentId }),
  );
  problems.push(...forbiddenWorlds(strapi, items, account), ...(await foreignWorlds(strapi, items)));
  const coming = new Set(
    found.flatMap(({ step }) => (step.action === 'publish' ? [nodeName(step.uid, step.documentId)] : [])),
  );
  for (const one of found) {
    const kind = problemKind(strapi, stamps, one, account);
    if (kind !== undefined) problems.push(problemOf(strapi, kind, one.step, titleOf(one.rows[0])));
    else if (one.step.action === 'publish') problems.push(...(await findingsOf(strapi, one, coming)));
  }
  return { steps, problems };
}

/** Worlds as a whole take a permission of their own. */
export function forbiddenWorlds(
  strapi: Core.Strapi,
  items: StoredRelease['items'],
  account: AuthState,
): readonly ReleaseProblem[] {
  if (hasPermission(account, PUBLISH_WORLD)) return [];
  return items.flatMap(({ kind, documentId }) =>
    kind === 'world' ? [problemOf(strapi, 'notAllowed', { uid: WORLD, documentId })] : [],
  );
}

/** Worlds that the account which answers for a release may not change. */
async function foreignWorlds(
  strapi: Core.Strapi,
  items: StoredRelease['items'],
): Promise<readonly ReleaseProblem[]> {
  const limit = await presentLimit(strapi);
  return items.flatMap(({ kind, documentId }) =>
    kind === 'world' && limit?.worlds.has(documentId) === false
      ? [problemOf(strapi, 'notAllowed', { uid: WORLD, documentId })]
      : [],
  );
}

function problemKind(
  strapi: Core.Strapi,
  stamps: StoredRelease['stamps'],
  one: StepRows,
  account: AuthState,
): ReleaseProblem['kind'] | undefined {
  if (isForbidden(strapi, one, account)) return 'notAllowed';
  if (isGone(one)) return 'gone';
  return isChanged(strapi, stamps, one) ? 'changed' : undefined;
}

/** Whether an account may not publish an entry, or not in all of these languages. */
export function isForbidden(strapi: Core.Strapi, { step, rows }: StepRows, account: AuthState): boolean {
  if (step.isOfWorld) return false;
  const { can } = permissionsOf(strapi, account);
  return !can('publish', step.uid) || !rows.every((row) => can('publish', step.uid, row));
}

/** Whether there is no draft that could go live. What visitors no longer see need not be withdrawn. */
export function isGone({ step: { action, locales }, rows }: StepRows): boolean {
  if (action === 'withdraw') return false;
  return locales === undefined ? rows.length === 0 : rows.length < locales.length;
}

async function findingsOf(
  strapi: Core.Strapi,
  { step, rows }: StepRows,
  coming: ReadonlySet<string>,
): Promise<readonly ReleaseProblem[]> {
  const { uid, documentId, locales } = step;
  const doctor: Doctor = strapi.plugin('showroom').service('doctor');
  const findings = await doctor.errorsOf(uid, documentId, locales);
  const blocking = await blockingFindings(strapi, findings, documentId, (entry) =>
    coming.has(nodeName(entry.uid, entry.documentId)),
  );
  const problem = problemOf(strapi, 'doctor', step, titleOf(rows[0]));
  return blocking.map(({ sentence: finding }) => Object.assign({}, problem, { finding }));
}

/** A problem with an entry. */
export function problemOf(
  strapi: Core.Strapi,
  kind: ReleaseProblem['kind'],
  { uid, documentId }: Pick<ReleaseProblem, 'uid' | 'documentId'>,
  title = '',
): ReleaseProblem {
  return { kind, uid, documentId, title, isSingle: contentTypeOf(strapi, uid).kind === 'singleType' };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, startAttackedCms } from './attacked-cms.ts';
import type { AttackedCms } from './attacked-cms.ts';
import { variantsOf, walk } from './walk.ts';
import type { Step } from './walk.ts';
import { DECISIONS } from './who-may.ts';

/*
 * Every route of Strapi's own table, requested in every role. `who-may.ts` lists who may use it: a route that comes
 * with an update, a plugin or a new area of ours fails until its entry is added.
 */

let cms: AttackedCms;
let steps: readonly Step[];

beforeAll(async () => {
  cms = await startAttackedCms();
  steps = await walk(cms);
});
afterAll(() => cms?.stop());

function keysOf(routes: readonly string[]): readonly string[] {
  return [...new Set(routes.flatMap((route) => variantsOf(route).map(({ key }) => key)))];
}
const decided = DECISIONS.flatMap(({ routes }) => routes);

/** Whether a role was refused; a 404 does not count, because routes that do not exist give it, too. */
function isRefused(status: number): boolean {
  return status === 401 || status === 403;
}

/** Where Strapi itself fails at an empty body, at an id that does not exist, or without its paid edition. */
const FAULTS_OF_STRAPI: ReadonlySet<string> = new Set([
  'GET /admin/license-trial-time-left',
  'POST /admin/permissions/check',
  'PUT /admin/homepage/layout',
  'POST /content-manager/single-types/api::app-setting.app-setting/actions/discard',
  'POST /content-manager/single-types/api::app-setting.app-setting/actions/publish',
  'POST /content-manager/single-types/api::app-setting.app-setting/actions/unpublish',
]);

function told({ route, role, status, text }: Step): string {
  return `${role}: ${route} → ${status === 0 ? text : status}`;
}

describe('the decisions', () => {
  test('are made for every route', () => {
    expect(keysOf(cms.routes).filter((key) => !decided.includes(key))).toEqual([]);
  });

  test('are made once, and for nothing that is not there', () => {
    expect(decided.filter((key, index) => decided.indexOf(key) !== index)).toEqual([]);
    const there = new Set(keysOf(cms.routes));
    expect(decided.filter((key) => !there.has(key))).toEqual([]);
  });
});

describe('who may', () => {
  test.each(DECISIONS)('$what', ({ who, routes }) => {
    const asked = steps.filter(({ route }) => routes.includes(route));
    expect(asked).toHaveLength(routes.length * ROLES.length);
    const wrong = asked.filter(({ role, status }) => isRefused(status) === who.includes(role));
    expect(wrong.map(told)).toEqual([]);
  });
});

describe('whatever was asked', () => {
  test('broke nothing', () => {
    const broken = steps.filter(({ status }) => status === 0 || status >= 500);
    expect(broken.filter(({ route }) => !FAULTS_OF_STRAPI.has(route)).map(told)).toEqual([]);
  });

  test('gave no client a hash, or a token by which an account is taken over', () => {
    const { hashes, visitorsReset, confirmation, editorsReset, registration } = cms.secrets;
    const secrets = [...hashes, visitorsReset, confirmation, editorsReset, registration];
    const leaks = steps.filter(({ text }) => secrets.some((secret) => text.includes(secret)));
    expect(leaks.map(told)).toEqual([]);
  });

  test.each([
    ['the code of a world', 'code', ['translator', 'editor', 'publisher', 'administrator', 'web server']],
    ['who has written by the contact form', 'sender', ['administrator']],
  ] as const)('told %s to those alone who are to know it', (_, secret, who) => {
    const readers = new Set<string>(who);
    const leaks = steps.filter(({ role, text }) => text.includes(cms.secrets[secret]) && !readers.has(role));
    expect(leaks.map(told)).toEqual([]);
  });
});

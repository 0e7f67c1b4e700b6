import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../support/processes.ts';
import { everyQuestion } from './addresses.ts';
import { leaksIn, SECRETS } from './canaries.ts';
import { inItsLanguages } from './changing-content.ts';
import { crawl } from './crawl.ts';
import { startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { mark } from './mark.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * "Canary strings placed in every field and file name of ... an unpublished entry." Strapi returns drafts to any
 * token that requests them: the showroom must never do so.
 */

type Entry = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, Readonly<Record<string, { readonly data: unknown }>>>>;

const answers = JSON.parse(
  readFileSync(join(ROOT, 'packages/content/fixtures/small-world.v5.json'), 'utf8'),
) as Answers;

function asksForDrafts({ searchParams }: URL): boolean {
  return searchParams.get('status') === 'draft' || searchParams.get('publicationState') === 'preview';
}

function draftOf(entry: Entry): Entry {
  return { ...mark(entry, 'unpublished'), id: 999, publishedAt: null };
}

/** A small showroom as Strapi gives it, with a draft beside the entries of each collection. */
function content(url: URL): unknown {
  const byLocale = answers[url.pathname];
  const answer = byLocale?.[''] ?? byLocale?.[url.searchParams.get('locale') ?? ''];
  // The showroom has seven languages, the fixture two.
  if (answer === undefined) return { data: null };
  if (!Array.isArray(answer.data)) return answer;
  const published = answer.data as readonly Entry[];
  const [first] = published;
  const entries = asksForDrafts(url) && first ? [...published, draftOf(first)] : published;
  const start = Number(url.searchParams.get('pagination[start]') ?? 0);
  return { data: entries.slice(start), meta: { pagination: { start, total: entries.length } } };
}

let cms: LoginCms | undefined;
let target: Target | undefined;
let bundle: ContentBundle;

beforeAll(async () => {
  cms = await startLoginCms(content);
  bundle = inItsLanguages(await loadBundle({ cmsUrl: cms.url, token: SECRETS.cmsToken, fetch }));
  target = await startTarget({ cmsUrl: cms.url, waitsForCms: true });
});
afterAll(async () => {
  await target?.stop();
  await cms?.stop();
});

test('unpublished content is never requested, and in no answer', async () => {
  const drafts = content(new URL('http://cms/api/articles?locale=en&status=draft'));
  expect(leaksIn(JSON.stringify(drafts), new Set())).toEqual(['unpublished']);

  if (target === undefined || cms === undefined) throw new Error('Nothing was started.');
  const { findings, answers: count } = await crawl(target.port, everyQuestion(bundle), {
    name: 'anonymous',
    cookie: '',
    sees: new Set(),
  });
  expect(findings.slice(0, 10)).toEqual([]);
  expect(count).toBeGreaterThan(200);
  expect(cms.asked.filter((address) => address.includes('/api/articles')).length).toBeGreaterThan(0);
  expect(cms.asked.filter((address) => asksForDrafts(new URL(address)))).toEqual([]);
  expect(leaksIn(target.log().replaceAll(/"path":"[^"]*"/g, ''), new Set())).toEqual([]);
});

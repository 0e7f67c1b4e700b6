import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ARTICLE, LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { USE_REVIEWS } from '../src/plugins/showroom/contracts/reviews.ts';
import { WORLDS_PATH } from '../src/plugins/showroom/contracts/worlds.ts';
import { makeAccount, roleOf } from './account.ts';
import { refusalOf } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeLimitedAccount, statusOf } from './limited-account.ts';
import type { LimitedAccount } from './limited-account.ts';
import { mailTo, openMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';
import { makeColleague, permission, pluginPermission } from './map-colleagues.ts';
import { plan, publishes, runNow } from './release-calls.ts';
import {
  askForReview,
  askInLanguages,
  listedReview,
  listReviews,
  openLanguages,
  publishReviewed,
  reviewOf,
  sendBack,
  takeBack,
} from './review-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let mails: MailServer;
let strapi: StartedStrapi;
let cms: LimitedAccount;
/** Writes drafts in all languages. */
let emma: Editor;
/** The same, for what a colleague may not do. */
let eric: Editor;
let translator: Editor;
let publisher: Editor;

async function account(role: string, name: string): Promise<Editor> {
  return makeAccount(strapi, cms.administrator, { role: await roleOf(cms.administrator, role), name });
}

function published(uid: string, { documentId }: Entry, locale = 'en'): Promise<Entry> {
  return publisher.find(uid, documentId, `locale=${locale}&status=published`);
}

describe('the review of a draft', () => {
  beforeAll(async () => {
    mails = await openMailServer();
    vi.stubEnv('SMTP_URL', mails.url);
    vi.stubEnv('CONTACT_TO', 'team@example.com');
    strapi = await startStrapi();
    cms = await makeLimitedAccount(strapi);
    emma = await account('vitrine-editor', 'Emma');
    eric = await account('vitrine-editor', 'Eric');
    translator = await account('vitrine-translator', 'Tina');
    publisher = await account('vitrine-publisher', 'Paul');
  }, 300_000);

  afterAll(async () => {
    await strapi?.stop();
    mails.close();
  }, 60_000);

  test('only those ask who may change the entry and not publish it', async () => {
    const entry = await emma.create(ARTICLE, { title: 'Who may' });
    await emma.update(ARTICLE, entry.documentId, { title: 'Wer darf' }, 'de');
    expect(await reviewOf(emma, { entry })).toEqual({ mayAsk: true, mayAnswer: false });
    for (const by of [publisher, cms.administrator]) {
      expect(await reviewOf(by, { entry })).toEqual({ mayAsk: false, mayAnswer: true });
      expect(await statusOf(askForReview(by, { entry }))).toBe(403);
    }
    // A translator changes every language but the first.
    expect(await statusOf(askForReview(translator, { entry }))).toBe(403);
    expect((await askForReview(translator, { entry, locale: 'de' })).review?.kind).toBe('asked');
    expect(await statusOf(askForReview(emma, { entry, locale: 'fr' }))).toBe(404);
    expect(await statusOf(askForReview(emma, { entry, uid: 'api::icon.icon' }))).toBe(404);
    expect(await statusOf(askForReview(emma, { entry }, 'x'.repeat(1_001)))).toBe(400);
  });

  test('is listed with its entry, and no one else answers it', async () => {
    const entry = await emma.create(ARTICLE, { title: 'Pump' });
    await askForReview(emma, { entry }, ' The \u202Eprice is new. ');
    const listed = await listedReview(publisher, { entry });
    expect(listed).toMatchObject({
      title: 'Pump',
      uid: ARTICLE,
      locale: 'en',
      kind: 'asked',
      asked: { name: 'Emma Tester', note: 'The price is new.' },
      isMine: false,
      isChanged: false,
      isPublished: false,
      mayAnswer: true,
      findings: [],
    });
    expect(await listedReview(emma, { entry })).toMatchObject({ isMine: true, mayAnswer: false });
    for (const by of [emma, eric, translator]) {
      expect(await statusOf(publishReviewed(by, listed))).toBe(403);
      expect(await statusOf(sendBack(by, listed, 'No.'))).toBe(403);
    }
    expect(await statusOf(takeBack(eric, listed, 'asked'))).toBe(403);
    await takeBack(emma, listed, 'asked');
    expect((await reviewOf(emma, { entry })).review).toBeUndefined();
    expect(await statusOf(publishReviewed(publisher, listed))).toBe(400);
  });

  test('a draft that the reviewer has not seen is not published', async () => {
    const entry = await emma.create(ARTICLE, { title: 'Robot' });
    await askForReview(emma, { entry });
    const seen = await listedReview(publisher, { entry });
    await emma.update(ARTICLE, entry.documentId, { title: 'Robot 2' });
    expect((await reviewOf(emma, { entry })).review?.isChanged).toBe(true);
    const refused = await refusalOf(publishReviewed(publisher, seen));
    expect(refused.message).toContain('Someone has saved this draft since you looked');
    expect(await statusOf(publisher.request('POST', `/showroom/reviews/${seen.id}/publish`, {}))).toBe(400);
    const now = await listedReview(publisher, { entry });
    expect(now).toMatchObject({ title: 'Robot 2', isChanged: true, isPublished: false });
    await publishReviewed(publisher, now);
    expect((await published(ARTICLE, entry))['title']).toBe('Robot 2');
    expect((await reviewOf(emma, { entry })).review).toBeUndefined();
    const { text } = await mailTo(mails, 'emma@example.com', '“Robot 2” is published');
    expect(text).toContain('Paul Tester has published “Robot 2”');
    expect(text).toContain(`/collection-types/${ARTICLE}/${entry.documentId}?`);
  });

  test('what is published is compared with the version that visitors see', async () => {
    const entry = await publisher.createPublished(ARTICLE, { title: 'Before' });
    await emma.update(ARTICLE, entry.documentId, { title: 'After' });
    await askForReview(emma, { entry });
    const { isPublished, publishedVersion } = await listedReview(publisher, { entry });
    expect(isPublished).toBe(true);
    const path = `/showroom/versions/${ARTICLE}/${entry.documentId}/compare?locale=en&version=${publishedVersion}`;
    expect(await publisher.request('GET', path)).toMatchObject({
      data: {
        differences: [{ field: 'title', before: { text: 'Before' }, after: { text: 'After' } }],
      },
    });
  });

  test('is sent back with a note, and asked for again', async () => {
    const entry = await emma.create(ARTICLE, { title: 'Valve' });
    await askForReview(emma, { entry });
    const listed = await listedReview(publisher, { entry });
    expect(await statusOf(sendBack(publisher, listed, '  '))).toBe(400);
    await sendBack(publisher, listed, 'The table lacks its units.');
    expect(await statusOf(sendBack(publisher, listed, 'Once more.'))).toBe(400);
    expect(await statusOf(publishReviewed(publisher, listed))).toBe(400);
    expect((await reviewOf(emma, { entry })).review).toMatchObject({
      kind: 'sentBack',
      answer: { name: 'Paul Tester', note: 'The table lacks its units.' },
    });
    const { text } = await mailTo(mails, 'emma@example.com', '“Valve” was sent back');
    expect(text).toContain('The table lacks its units.');
    // An answer that came meanwhile is not lost.
    expect(await statusOf(takeBack(emma, listed, 'asked'))).toBe(400);
    expect((await listReviews(publisher, 'state=asked')).reviews.map(({ id }) => id)).not.toContain(
      listed.id,
    );
    expect((await listReviews(publisher, 'state=sentBack')).reviews.map(({ id }) => id)).toEqual([listed.id]);
    const again = (await askForReview(eric, { entry }, 'Units are in.')).review;
    expect(again).toMatchObject({ kind: 'asked', isMine: true, asked: { name: 'Eric Tester' } });
    await sendBack(publisher, listed, 'Nearly.');
    expect(await statusOf(takeBack(emma, listed, 'sentBack'))).toBe(403);
    await takeBack(eric, listed, 'sentBack');
    expect((await reviewOf(eric, { entry })).review).toBeUndefined();
  });

  test('is settled by publishing in its language, in a form and in a list', async () => {
    const entry = await emma.create(ARTICLE, { title: 'Paths' });
    const { documentId } = entry;
    await emma.update(ARTICLE, documentId, { title: 'Wege' }, 'de');
    await askInLanguages(emma, { entry });
    expect(await openLanguages(emma, { entry })).toEqual(['en', 'de']);
    await publisher.request('POST', `/content-manager/collection-types/${ARTICLE}/actions/bulkPublish`, {
      documentIds: [documentId],
      locale: 'en',
    });
    expect(await openLanguages(emma, { entry })).toEqual(['de']);
    await publishReviewed(publisher, await listedReview(publisher, { entry, locale: 'de' }));
    expect(await openLanguages(emma, { entry })).toEqual([]);
    await askInLanguages(emma, { entry });
    await publisher.publish(ARTICLE, documentId);
    expect(await openLanguages(emma, { entry })).toEqual(['de']);
  }, 180_000);

  test('is settled by a release that goes live and by its whole world', async () => {
    const of = { entry: cms.door, uid: LOCATION };
    const { documentId } = cms.door;
    await askInLanguages(emma, of);
    const items = [publishes(cms.door, LOCATION, ['de'])];
    const release = await plan(publisher, { items });
    await emma.update(LOCATION, documentId, { title: 'Tür 2' }, 'de');
    // A release that is stopped settles nothing.
    expect((await runNow(publisher, release)).state).toBe('stopped');
    expect(await openLanguages(emma, of)).toEqual(['en', 'de']);
    expect((await runNow(publisher, await plan(publisher, { items }))).state).toBe('done');
    expect(await openLanguages(emma, of)).toEqual(['en']);
    await publisher.request('POST', `${WORLDS_PATH}/${cms.hall.documentId}/publish`, {});
    expect(await openLanguages(emma, of)).toEqual([]);
  }, 180_000);

  test('goes with the draft', async () => {
    const entry = await emma.create(ARTICLE, { title: 'Gone' });
    await emma.update(ARTICLE, entry.documentId, { title: 'Weg' }, 'de');
    const before = (await listReviews(publisher)).total;
    await askForReview(emma, { entry });
    await askForReview(emma, { entry, locale: 'de' });
    const path = `/content-manager/collection-types/${ARTICLE}/${entry.documentId}`;
    await emma.request('DELETE', `${path}?locale=de`);
    expect((await reviewOf(emma, { entry })).review?.kind).toBe('asked');
    await emma.update(ARTICLE, entry.documentId, { title: 'Wieder da' }, 'de');
    expect((await reviewOf(emma, { entry, locale: 'de' })).review).toBeUndefined();
    await emma.remove(ARTICLE, entry.documentId);
    expect((await listReviews(publisher)).total).toBe(before);
  });

  test('an account that may change one world answers there alone', async () => {
    const [own, other] = [
      { entry: cms.room, uid: LOCATION },
      { entry: cms.gate, uid: LOCATION },
    ];
    await askForReview(emma, own);
    await askForReview(emma, other);
    const foreign = await listedReview(cms.hallkeeper, other);
    expect(foreign.mayAnswer).toBe(false);
    expect(await statusOf(publishReviewed(cms.hallkeeper, foreign))).toBe(403);
    expect(await statusOf(sendBack(cms.hallkeeper, foreign, 'No.'))).toBe(403);
    expect(await reviewOf(cms.hallkeeper, other)).toMatchObject({ mayAsk: false, mayAnswer: false });
    const mine = await listedReview(cms.hallkeeper, own);
    expect(mine.mayAnswer).toBe(true);
    await publishReviewed(cms.hallkeeper, mine);
    expect((await reviewOf(emma, own)).review).toBeUndefined();
  });

  test('what the doctor finds is said before, and holds it back in the language of the panel', async () => {
    const entry = await emma.create(WORLD, { name: 'Cellar', slug: 'cellar' });
    await askForReview(emma, { entry, uid: WORLD });
    const listed = await listedReview(publisher, { entry });
    expect(listed.findings).not.toEqual([]);
    expect((await listedReview(emma, { entry })).findings).toEqual([]);
    await publisher.request('PUT', '/admin/users/me', { preferedLanguage: 'de' });
    const refused = await refusalOf(publishReviewed(publisher, listed));
    await publisher.request('PUT', '/admin/users/me', { preferedLanguage: 'en' });
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('„Cellar“') });
    expect((await reviewOf(emma, { entry, uid: WORLD })).review?.kind).toBe('asked');
  });

  test('who may not read an entry learns nothing of its review', async () => {
    const guest = await makeColleague(strapi, cms.administrator, 'guest', [
      pluginPermission(USE_REVIEWS),
      permission('read', WORLD, ['name']),
    ]);
    const outsider = await makeColleague(strapi, cms.administrator, 'outsider', [
      permission('read', ARTICLE, ['title']),
    ]);
    const entry = await eric.create(ARTICLE, { title: 'Secret' });
    await askForReview(eric, { entry });
    const listed = await listedReview(publisher, { entry });
    expect((await listReviews(guest)).reviews.map(({ uid }) => uid)).not.toContain(ARTICLE);
    for (const attempt of [
      reviewOf(guest, { entry }),
      publishReviewed(guest, listed),
      sendBack(guest, listed, 'No.'),
    ]) {
      expect(await statusOf(attempt)).toBe(404);
    }
    expect(await statusOf(listReviews(outsider))).toBe(403);
    expect(await statusOf(reviewOf(outsider, { entry }))).toBe(403);
  });

  test('who lost a right has asked all the same', async () => {
    const entry = await eric.create(ARTICLE, { title: 'Kept' });
    await askForReview(eric, { entry });
    const { data } = (await cms.administrator.request('GET', '/admin/users?pageSize=100')) as {
      data: { results: readonly { id: number; email: string }[] };
    };
    const id = data.results.find(({ email }) => email === 'eric@example.com')?.id;
    await cms.administrator.request('PUT', `/admin/users/${id}`, { isActive: false });
    const listed = await listedReview(publisher, { entry });
    expect(listed.asked.name).toBe('Eric Tester');
    await publishReviewed(publisher, listed);
    expect((await published(ARTICLE, entry))['title']).toBe('Kept');
  });
});

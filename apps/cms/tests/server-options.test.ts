import { expect, test } from 'vitest';
import { bootForTests } from './booted-strapi.ts';

const { strapi } = await bootForTests();

test('an upload has an hour to arrive, and its headers have a minute', () => {
  const { requestTimeout, headersTimeout } = strapi.server.httpServer;
  expect(requestTimeout).toBe(3_600_000);
  expect(headersTimeout).toBe(60_000);
});

test('a write reads no entry for an event, and emits none', async () => {
  const events: string[] = [];
  const stop = strapi.eventHub.subscribe(async (event) => void events.push(event));
  const articles = strapi.documents('api::article.article');
  const { documentId } = await articles.create({ data: { title: 'Robot' } as object });
  // Strapi emits them beside what a write returns: those of the first have long come when the last one returns.
  for (const title of ['Arm', 'Joint', 'Gear', 'Gripper', 'Belt']) {
    await articles.update({ documentId, data: { title } as object });
  }
  await articles.publish({ documentId });
  await articles.unpublish({ documentId });
  await articles.delete({ documentId });
  stop();
  expect(events).toEqual([]);
});

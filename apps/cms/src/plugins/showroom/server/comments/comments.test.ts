import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { createComments } from './comments.ts';

test('comments are deleted ninety days after they were written', async () => {
  const deleteMany = vi.fn<(query: object) => Promise<{ count: number }>>(async () => ({ count: 2 }));
  const strapi = { db: { query: () => ({ deleteMany }) } } as unknown as Core.Strapi;
  const comments = createComments(strapi, () => new Date('2026-12-31T12:00:00Z'));
  expect(await comments.forget()).toBe(2);
  expect(deleteMany.mock.calls).toEqual([[{ where: { at: { $lt: new Date('2026-10-02T12:00:00Z') } } }]]);
});

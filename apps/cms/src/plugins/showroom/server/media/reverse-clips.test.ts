import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { TRANSITION } from '../../../../content-model/content-uids.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { createReverseClipService } from './reverse-clips.ts';

const CLIP = { id: 1, name: 'clip.mp4' };
const TURNED = { id: 2, name: 'clip (back).mp4' };

interface Asked {
  readonly filters: { readonly documentId?: string };
}

interface Written {
  readonly data: { readonly background: readonly object[] };
}

/**
 * As much of the CMS as holds a transition with a clip, and the one that leads the other way without any.
 *
 * @param onReverseClipRead runs once the return transition has been read; the answer waits until it settles.
 */
function aCms(onReverseClipRead: () => Promise<void>): Core.Strapi {
  const ofClip = { __component: 'background-content.video', id: 1, key: 'default' };
  const [atrium, lounge] = [{ documentId: 'atrium' }, { documentId: 'lounge' }];
  const there = { documentId: 'there', locale: null, from: atrium, to: lounge };
  const back = { documentId: 'back', locale: null, from: lounge, to: atrium };
  let backgroundOfBack: readonly object[] = [];
  const documents = {
    async findMany({ filters }: Asked) {
      if (filters.documentId === 'there') return [{ ...there, background: [{ ...ofClip, video: CLIP }] }];
      const found = { ...back, background: backgroundOfBack };
      await onReverseClipRead();
      return [found];
    },
    update({ data }: Written) {
      backgroundOfBack = data.background.map((entry) => ({ ...entry, video: TURNED }));
      return Promise.resolve();
    },
  };
  return {
    contentType: () => ({ attributes: {} }),
    documents: () => documents,
    // Nobody's worlds are limited.
    plugin: () => ({ service: () => ({ initiator: () => undefined }) }),
    db: {
      dialect: { client: 'sqlite' },
      transaction: (task: (given: { trx: object }) => Promise<unknown>) => task({ trx: {} }),
    },
  } as unknown as Core.Strapi;
}

/** An account that may do everything. */
const ACCOUNT = {
  id: 1,
  can: () => true,
  readable: (_uid: string, row: object) => row,
  stamp: (data: object) => data,
} as unknown as Permissions;

test('a reversed clip that is saved during a request counts as running, so that the panel asks again', async () => {
  const turned = Promise.withResolvers<number>();
  const answered = Promise.withResolvers<void>();
  const onReverseClipRead = vi.fn<() => Promise<void>>(() => Promise.resolve());
  let isTurned = false;
  const pipeline = {
    knownReverseClip: (id: number) => Promise.resolve(isTurned && id === CLIP.id ? TURNED.id : undefined),
    reverse: () => turned.promise,
    reversalOf: () => undefined,
  } as unknown as MediaPipeline;
  const reverseClips = createReverseClipService(aCms(onReverseClipRead), () => pipeline);
  const state = () => reverseClips.stateOf(TRANSITION, 'there', ACCOUNT);

  await reverseClips.make({ uid: TRANSITION, documentId: 'there', account: ACCOUNT }, []);
  onReverseClipRead.mockImplementationOnce(() => answered.promise);
  const asked = state();
  isTurned = true;
  turned.resolve(TURNED.id);
  await expect.poll(state).toEqual({ documentId: 'back', isMade: true, chosen: [] });
  answered.resolve();

  expect(await asked).toMatchObject({ work: { status: 'making' } });
});

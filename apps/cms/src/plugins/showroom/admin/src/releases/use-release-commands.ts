import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RELEASES_PATH } from '../../../contracts/releases.ts';
import type { ListedItem, Release, ReleaseAnswer, ReleaseInput } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { releasePage, RELEASES_PAGE } from './addresses.ts';

type Draft = Pick<ReleaseInput, 'name' | 'wall' | 'zone' | 'mailWhenLive'> & {
  readonly items: readonly ListedItem[];
};

export type Commands = ReturnType<typeof useReleaseCommands>;

/**
 * What can be done with a release, or with one that is not planned yet.
 *
 * @param onChanged Called after each change of an existing one.
 */
export function useReleaseCommands(release: Release | undefined, onChanged: () => void) {
  const { t } = useTexts();
  const { post, put, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const path = `${RELEASES_PATH}/${release?.id ?? ''}`;
  const name = release?.name ?? '';
  const seen = { revision: release?.revision };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
    setIsBusy(false);
  };
  const report = (message: string, type: 'success' | 'warning' = 'success'): void =>
    toggleNotification({ type, message });

  return {
    isBusy,
    failure,
    save: (body: Draft) =>
      attempt(async () => {
        if (release === undefined) {
          const { data } = await post<ReleaseAnswer>(RELEASES_PATH, body);
          await navigate(releasePage(data.data.id));
        } else {
          await put<ReleaseAnswer>(path, { ...body, ...seen });
          onChanged();
        }
        report(t('releases.saved'));
      }),
    run: () =>
      attempt(async () => {
        const { data } = await post<ReleaseAnswer>(`${path}/run`, seen);
        if (data.data.state === 'done') report(t('releases.run.done', { name }));
        else report(t('releases.run.stopped', { name }), 'warning');
        onChanged();
      }),
    cancel: () =>
      attempt(async () => {
        await post<ReleaseAnswer>(`${path}/cancel`, seen);
        report(t('releases.cancel.done', { name }));
        onChanged();
      }),
    remove: () =>
      attempt(async () => {
        await del(path);
        report(t('releases.delete.done', { name }));
        await navigate(RELEASES_PAGE);
      }),
  };
}

import { EmptyStateLayout, Flex } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PLAN_RELEASES } from '../../../contracts/releases.ts';
import { DELETE_WORLD, DUPLICATE_WORLD, PUBLISH_WORLD, WORLDS_PATH } from '../../../contracts/worlds.ts';
import type { ListedWorld, WorldAction } from '../../../contracts/worlds.ts';
import { useOwnWorlds } from '../account-worlds/use-own-worlds.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ListedWorldCard } from './listed-world-card.tsx';
import { WorldDialog } from './world-dialog.tsx';

const RIGHTS: Readonly<Record<WorldAction, string>> = {
  duplicate: DUPLICATE_WORLD,
  publish: PUBLISH_WORLD,
  unpublish: PUBLISH_WORLD,
  delete: DELETE_WORLD,
};

const PERMISSIONS = [...new Set([...Object.values(RIGHTS), PLAN_RELEASES])].map((action) => ({
  action,
  subject: null,
}));

/** The worlds, and the actions for each as a whole. */
export function WorldsPage() {
  const { t } = useTexts();
  const answered = useAnswer<readonly ListedWorld[]>(WORLDS_PATH);
  const { permissions } = useRBAC(PERMISSIONS);
  const { isLimited, isOwn } = useOwnWorlds();
  const [chosen, setChosen] = useState<{ readonly world: ListedWorld; readonly action: WorldAction }>();
  const allowed = new Set(permissions.map(({ action }) => action));
  return (
    <Page.Main>
      <Page.Title>{t('worlds.title')}</Page.Title>
      <Layouts.Header title={t('worlds.title')} subtitle={t('worlds.subtitle')} />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {(worlds) =>
            worlds.length === 0 ? (
              <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('worlds.empty')} />
            ) : (
              <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
                {worlds.map((world) => (
                  <ListedWorldCard
                    key={world.documentId}
                    world={world}
                    isOwn={isOwn(world.documentId)}
                    // A copy is a new world, which is in no one's list yet.
                    isAllowed={(action) =>
                      allowed.has(RIGHTS[action]) && (action !== 'duplicate' || !isLimited)
                    }
                    onChoose={(action) => setChosen({ world, action })}
                    mayPlan={allowed.has(PLAN_RELEASES) && allowed.has(PUBLISH_WORLD)}
                  />
                ))}
              </Flex>
            )
          }
        </AnsweredPage>
        {chosen === undefined ? null : (
          <WorldDialog
            {...chosen}
            onClose={(isDone) => {
              setChosen(undefined);
              if (isDone && answered.status === 'ready') answered.again();
            }}
          />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

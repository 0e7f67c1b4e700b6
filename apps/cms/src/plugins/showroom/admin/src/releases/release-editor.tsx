import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { ListedItem, Release, ReleaseList } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { AddWorld } from './add-world.tsx';
import { ItemList } from './item-list.tsx';
import { OpenRehearsal } from './open-rehearsal.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { PlanValue } from './plan-fields.tsx';
import { ReasonText } from './reason-text.tsx';
import { ReleaseCommands } from './release-commands.tsx';
import { StateBadge } from './release-state.tsx';
import { useReleaseCommands } from './use-release-commands.ts';
import { useReleaseTexts } from './use-release-texts.ts';
import { Verdict } from './verdict.tsx';

interface Props {
  readonly list: ReleaseList;
  /** Absent for one that is not planned yet. */
  readonly release?: Release;
  /** What the form begins with. */
  readonly first: PlanValue & { readonly items: readonly ListedItem[] };
  readonly onChanged: () => void;
}

/** The form of a release; of one that is live, or for those who only look, what it did or will do. */
export function ReleaseEditor({ list, release, first, onChanged }: Props) {
  const { t } = useTexts();
  const { name, wall, zone, mailWhenLive } = first;
  const [plan, setPlan] = useState<PlanValue>({ name, wall, zone, mailWhenLive });
  const [items, setItems] = useState(first.items);
  const commands = useReleaseCommands(release, onChanged);
  const mayPlan = list.mayPlan && release?.isForeign !== true;
  const isForm = mayPlan && release?.state !== 'done';
  const isReady = plan.name.trim() !== '' && plan.wall !== '' && plan.zone !== '' && items.length > 0;
  const isTouched =
    plan.name !== name ||
    plan.wall !== wall ||
    plan.zone !== zone ||
    plan.mailWhenLive !== mailWhenLive ||
    items !== first.items;
  const remove = (item: ListedItem): void => setItems(items.filter((other) => other !== item));
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {release === undefined ? null : <Facts release={release} graceHours={list.graceHours} />}
      {list.mayPlan && release?.isForeign === true ? (
        <Typography textColor="neutral800">{t('accountWorlds.foreignRelease')}</Typography>
      ) : null}
      {isForm ? (
        <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
          <PlanFields value={plan} sendsMails={list.sendsMails} onChange={setPlan} />
        </Box>
      ) : null}
      <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography tag="h2" variant="beta" textColor="neutral800">
            {t('releases.content')}
          </Typography>
          {isForm ? <Typography textColor="neutral600">{t('releases.content.hint')}</Typography> : null}
          <ItemList items={items} {...(isForm ? { onRemove: remove } : {})} />
          {isForm ? (
            <AddWorld
              worlds={list.worlds.filter(
                ({ documentId }) =>
                  !items.some((item) => item.kind === 'world' && item.documentId === documentId),
              )}
              onAdd={(item) => setItems([...items, item])}
            />
          ) : null}
        </Flex>
      </Box>
      {commands.failure === undefined ? null : (
        <Typography role="alert" textColor="danger700">
          {t('releases.failed', { reason: commands.failure })}
        </Typography>
      )}
      {isForm ? (
        <Flex gap={3} wrap="wrap">
          <Button
            disabled={!isReady}
            loading={commands.isBusy}
            onClick={() => void commands.save({ ...plan, items })}
          >
            {t('releases.save')}
          </Button>
          {release === undefined ? null : (
            <ReleaseCommands release={release} commands={commands} isTouched={isTouched} />
          )}
        </Flex>
      ) : null}
      {release !== undefined && mayPlan && release.state === 'done' ? (
        <Flex gap={3}>
          <ReleaseCommands release={release} commands={commands} isTouched={false} />
        </Flex>
      ) : null}
      {release?.state === 'planned' && list.mayPlan && !isTouched ? (
        <Verdict release={release} graceHours={list.graceHours} />
      ) : null}
      {release?.state === 'planned' && list.mayRehearse && !isTouched ? (
        <OpenRehearsal wall={wall} zone={zone} />
      ) : null}
    </Flex>
  );
}

function Facts({ release, graceHours }: { readonly release: Release; readonly graceHours: number }) {
  const { t } = useTexts();
  const { timeOf, whenOf, plannerOf } = useReleaseTexts();
  const { state, entries, endedAt, reason } = release;
  const facts = [
    whenOf(release),
    t('releases.by', { name: plannerOf(release) }),
    ...(state === 'done' && entries !== undefined && endedAt !== undefined
      ? [t('releases.wentLive', { count: entries, time: timeOf(endedAt) })]
      : []),
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={3} wrap="wrap">
        <StateBadge state={state} />
        <Typography textColor="neutral800">{facts.join(' · ')}</Typography>
      </Flex>
      {reason === undefined ? null : (
        <Box padding={4} background="neutral0" borderColor="danger600" hasRadius>
          <Typography tag="p" fontWeight="bold" textColor="danger700">
            {t('releases.held')}
          </Typography>
          <ReasonText release={release} graceHours={graceHours} />
        </Box>
      )}
    </Flex>
  );
}

import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WORLD_DAYS_PATH } from '../../../contracts/world-days.ts';
import type {
  DayMoment,
  WorldDay,
  WorldDayInput,
  WorldDayResult,
  WorldDayResultAnswer,
} from '../../../contracts/world-days.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { DayLists } from './day-lists.tsx';
import { DayMaps } from './day-maps.tsx';

interface Props {
  readonly world: string;
  readonly moment: DayMoment;
}

/** What has changed in a world since a day, and the button that brings it back. */
export function ShownDay({ world, moment }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const path = `${WORLD_DAYS_PATH}/${world}`;
  const answered = useAnswer<WorldDay>(`${path}?${new URLSearchParams({ ...moment })}`);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [leftOut, setLeftOut] = useState<WorldDayResult['leftOut']>([]);
  const restore = async ({ stamp }: WorldDay): Promise<void> => {
    try {
      const body: WorldDayInput = { ...moment, stamp, leaving: [...leaving] };
      const { data } = await post<WorldDayResultAnswer>(`${path}/restore`, body);
      setLeftOut(data.data.leftOut);
      toggleNotification({ type: 'success', message: t('worldDays.restored', { count: data.data.count }) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toggleNotification({ type: 'danger', message: t('worldDays.failed', { reason }) });
    }
    if (answered.status === 'ready') answered.again();
  };
  return (
    <AnsweredPage answered={answered}>
      {(day) => (
        <Flex direction="column" alignItems="stretch" gap={6}>
          {leftOut.length === 0 ? null : <LeftOutList leftOut={leftOut} />}
          <Restoring day={day} zone={moment.zone} leaving={leaving} onRestore={() => restore(day)} />
          <DayMaps day={day} zone={moment.zone} leaving={leaving} />
          <DayLists
            day={day}
            leaving={leaving}
            onLeave={(location, isLeaving) => {
              const others = [...leaving].filter((one) => one !== location);
              setLeaving(new Set(isLeaving ? [...others, location] : others));
            }}
          />
        </Flex>
      )}
    </AnsweredPage>
  );
}

interface RestoringProps {
  readonly day: WorldDay;
  /** The time zone in which the day was chosen. */
  readonly zone: string;
  readonly leaving: ReadonlySet<string>;
  readonly onRestore: () => Promise<void>;
}

function Restoring({
  day: { name, at, entries, newer, forbidden, hidden },
  zone,
  leaving,
  onRestore,
}: RestoringProps) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const isPossible = forbidden.length === 0 && hidden === 0;
  const others = newer.filter(
    ({ fate, documentId, ends }) =>
      (fate === 'chosen' && leaving.has(documentId)) ||
      (fate === 'follows' && ends.every((end) => leaving.has(end))),
  );
  const count = entries.length + others.length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Typography tag="h2" variant="beta" textColor="neutral800">
          {`${name}, ${formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone: zone })}`}
        </Typography>
        {count === 0 ? null : (
          <ConfirmButton
            label={t('worldDays.restore')}
            text={t('worldDays.restore.text', { count })}
            variant="secondary"
            isDisabled={!isPossible}
            onConfirm={onRestore}
          />
        )}
      </Flex>
      <Typography textColor="neutral600" aria-live="polite">
        {count === 0
          ? t('worldDays.nothing')
          : `${t('worldDays.entries', { count })}. ${t('worldDays.kept')}`}
      </Typography>
      {forbidden.length === 0 ? null : (
        <Typography textColor="danger700">
          {t('worldDays.forbidden', { titles: forbidden.join(', ') })}
        </Typography>
      )}
      {hidden === 0 ? null : (
        <Typography textColor="danger700">{t('worldDays.hidden', { count: hidden })}</Typography>
      )}
    </Flex>
  );
}

function LeftOutList({ leftOut }: Pick<WorldDayResult, 'leftOut'>) {
  const { t } = useTexts();
  return (
    <Box role="alert" padding={4} background="neutral0" borderColor="danger600" hasRadius>
      <Typography tag="p" textColor="danger700">
        {t('worldDays.leftOut')}
      </Typography>
      <ul>
        {leftOut.map(({ title, labels, reason }) => (
          <Typography key={`${title} ${labels.join(' ')}`} tag="li" textColor="danger700">
            {`${title}: ${t(`versions.leftOut.${reason}`, { field: labels.join(' › ') })}`}
          </Typography>
        ))}
      </ul>
    </Box>
  );
}

import {
  Box,
  Button,
  EmptyStateLayout,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { WORLD_DAYS_PATH } from '../../../contracts/world-days.ts';
import type { DayMoment, DayWorld } from '../../../contracts/world-days.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { worldDayPage } from '../world-day-link.tsx';
import { ownZone, ZoneField } from '../zone-field.tsx';
import { ShownDay } from './shown-day.tsx';

/** A world as it was on a day: the address names the world, and the query the day. */
export function WorldDayPage() {
  const { t } = useTexts();
  const { '*': path = '' } = useParams();
  const answered = useAnswer<readonly DayWorld[]>(WORLD_DAYS_PATH);
  return (
    <Page.Main>
      <Page.Title>{t('worldDays.title')}</Page.Title>
      <Layouts.Header title={t('worldDays.title')} subtitle={t('worldDays.subtitle')} />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {(worlds) => {
            const chosen = worlds.find(({ documentId }) => documentId === path.split('/')[0]) ?? worlds[0];
            return chosen === undefined ? (
              <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('worldDays.noWorlds')} />
            ) : (
              <DayOfWorld worlds={worlds} world={chosen} />
            );
          }}
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}

interface Props {
  readonly worlds: readonly DayWorld[];
  readonly world: DayWorld;
}

function DayOfWorld({ worlds, world }: Props) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown: DayMoment = { wall: query.get('wall') ?? '', zone: query.get('zone') ?? ownZone() };
  const [wanted, setWanted] = useState({ ...shown, world: world.documentId });
  // Asking twice for the same day looks again.
  const [round, setRound] = useState(0);
  const show = (): void => {
    const { world: other, ...moment } = wanted;
    void navigate(`${worldDayPage(other)}?${new URLSearchParams(moment)}`);
    setRound(round + 1);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Box padding={5} background="neutral0" hasRadius shadow="tableShadow">
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <Field.Root name="world" width="24rem">
            <Field.Label>{t('worldDays.world')}</Field.Label>
            <SingleSelect
              value={wanted.world}
              onChange={(documentId) => setWanted({ ...wanted, world: String(documentId) })}
            >
              {worlds.map(({ documentId, name }) => (
                <SingleSelectOption key={documentId} value={documentId}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <Field.Root name="wall" width="24rem" hint={t('worldDays.wall.hint')}>
            <Field.Label>{t('worldDays.wall')}</Field.Label>
            <TextInput
              type="datetime-local"
              value={wanted.wall}
              onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                // Some browsers add seconds.
                setWanted({ ...wanted, wall: target.value.slice(0, 'yyyy-mm-ddThh:mm'.length) })
              }
            />
            <Field.Hint />
          </Field.Root>
          <Box width="24rem">
            <ZoneField value={wanted.zone} onChange={(zone) => setWanted({ ...wanted, zone })} />
          </Box>
          <Box paddingTop={6}>
            <Button size="L" disabled={wanted.wall === ''} onClick={show}>
              {t('worldDays.show')}
            </Button>
          </Box>
        </Flex>
      </Box>
      {shown.wall === '' ? (
        <Typography textColor="neutral600">{t('worldDays.choose')}</Typography>
      ) : (
        <ShownDay
          key={`${world.documentId} ${shown.wall} ${shown.zone} ${round}`}
          world={world.documentId}
          moment={shown}
        />
      )}
    </Flex>
  );
}

import {
  Box,
  Button,
  Field,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useState } from 'react';
import type { TargetField } from '../../../../contracts/placing.ts';
import { useTexts } from '../../use-texts.ts';
import { isFields, keyOf, titleOf } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import { defaultsOf } from '../new-hotspot.ts';
import type { PlacingEvent } from '../placing-state.ts';
import { AngleField } from '../position-field.tsx';
import { TargetDialog } from '../target-dialog.tsx';
import { fieldsOfTarget } from '../target-fields.ts';
import { ACTION_NAMES, actionNameOf, targetOfAction, targetText } from './actions.ts';
import type { StoredTargets } from './actions.ts';
import { useActionAttributes, useActionWords } from './use-actions.ts';
import { directionInside, placedAt } from './inside-hotspot.ts';

interface Props {
  readonly hotspot: FormRow;
  readonly stored: StoredTargets;
  readonly locale: string;
  readonly from: string | undefined;
  readonly isDisabled: boolean;
  readonly dispatch: (event: PlacingEvent<FormRow>) => void;
}

/** The settings of the selected hotspot, beside the panorama. */
export function InsideDetails(props: Props) {
  const { hotspot, isDisabled, dispatch } = props;
  const { t } = useTexts();
  const words = useActionWords();
  const attributes = useActionAttributes();
  const direction = directionInside(hotspot);
  const name = actionNameOf(hotspot);
  const field = name && targetOfAction(name);
  const change = (sort: string, changed: FormRow): void =>
    dispatch({ type: 'changed', sort, hotspot: changed });
  const action = isFields(hotspot['action']) ? hotspot['action'] : defaultsOf(attributes);
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={4} aria-label={t('placing.details')}>
      <Field.Root>
        <Field.Label>{t('placing.title')}</Field.Label>
        <TextInput
          value={titleOf(hotspot)}
          disabled={isDisabled}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            change('title', { ...hotspot, title: event.target.value })
          }
        />
      </Field.Root>
      <Field.Root>
        <Field.Label>{t('placing.type')}</Field.Label>
        <SingleSelect
          value={name ?? null}
          disabled={isDisabled}
          onChange={(kind) => change('kind', { ...hotspot, action: { ...action, kind } })}
        >
          {ACTION_NAMES.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {words(each)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {field === undefined ? null : <Target {...props} field={field} action={action} />}
      <Grid.Root gap={3}>
        <Grid.Item col={6} xs={6} direction="column" alignItems="stretch">
          <AngleField
            label={t('placing.round.yaw')}
            value={direction.yaw}
            limit={180}
            isDisabled={isDisabled}
            onChange={(yaw) => change('yaw', placedAt(hotspot, { ...direction, yaw }))}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={6} direction="column" alignItems="stretch">
          <AngleField
            label={t('placing.round.pitch')}
            value={direction.pitch}
            limit={90}
            isDisabled={isDisabled}
            onChange={(pitch) => change('pitch', placedAt(hotspot, { ...direction, pitch }))}
          />
        </Grid.Item>
      </Grid.Root>
      <Flex>
        <Button
          variant="danger-light"
          startIcon={<Trash aria-hidden />}
          disabled={isDisabled}
          onClick={() => dispatch({ type: 'removed', key: keyOf(hotspot) })}
        >
          {t('placing.remove')}
        </Button>
      </Flex>
    </Flex>
  );
}

interface TargetProps extends Props {
  readonly field: TargetField;
  readonly action: Readonly<Record<string, unknown>>;
}

/** What the hotspot leads to, with a button to choose something else. */
function Target({ hotspot, field, action, stored, locale, from, isDisabled, dispatch }: TargetProps) {
  const { t } = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const shown = targetText(action, field, stored);
  const named = (): string => {
    if (shown.kind === 'files') return t('placing.files', { count: shown.count });
    if (shown.kind === 'text') return shown.text;
    return shown.kind === 'awaited' ? '…' : '–';
  };
  const text = named();
  const saved = action['id'] === undefined ? [] : (stored.of(action['id'])?.[field.field] ?? []);
  return (
    <Box>
      <Typography tag="h4" variant="pi" fontWeight="bold">
        {t('placing.target')}
      </Typography>
      <Flex gap={2} justifyContent="space-between" paddingTop={1}>
        <Typography textColor={text === '' ? 'danger600' : 'neutral800'} style={{ overflowWrap: 'anywhere' }}>
          {text === '' ? t('placing.noTarget') : text}
        </Typography>
        <Button variant="tertiary" disabled={isDisabled} onClick={() => setChoosing(true)}>
          {t('placing.chooseTarget')}
        </Button>
      </Flex>
      {isChoosing ? (
        <TargetDialog
          field={field}
          locale={locale}
          from={from}
          onClose={() => setChoosing(false)}
          onChoose={(target) => {
            dispatch({
              type: 'changed',
              sort: 'target',
              hotspot: { ...hotspot, action: { ...action, ...fieldsOfTarget(field, target, saved) } },
            });
            setChoosing(false);
          }}
        />
      ) : null}
    </Box>
  );
}

import { Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { momentOf } from '@vitrine/core/time/zoned-time';
import { MAX_NAME_LENGTH } from '../../../contracts/releases.ts';
import type { ReleaseInput } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { ZoneField } from '../zone-field.tsx';
import { useReleaseTexts } from './use-release-texts.ts';

export type PlanValue = Pick<ReleaseInput, 'name' | 'wall' | 'zone' | 'mailWhenLive'>;

interface Props {
  readonly value: PlanValue;
  /** Whether the CMS can send mails. */
  readonly sendsMails: boolean;
  readonly onChange: (value: PlanValue) => void;
}

/** Name and time of a release, and whether who plans it is mailed when it is live. */
export function PlanFields({ value, sendsMails, onChange }: Props) {
  const { t } = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root name="name" required hint={t('releases.name.hint')}>
        <Field.Label>{t('releases.name')}</Field.Label>
        <TextInput
          value={value.name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
            onChange({ ...value, name: target.value })
          }
        />
        <Field.Hint />
      </Field.Root>
      <Field.Root name="wall" required hint={useTimeHint(value)}>
        <Field.Label>{t('releases.wall')}</Field.Label>
        <TextInput
          type="datetime-local"
          value={value.wall}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
            // Some browsers add seconds.
            onChange({ ...value, wall: target.value.slice(0, 'yyyy-mm-ddThh:mm'.length) })
          }
        />
        <Field.Hint />
      </Field.Root>
      <ZoneField value={value.zone} onChange={(zone) => onChange({ ...value, zone })} />
      {sendsMails ? (
        <Checkbox
          checked={value.mailWhenLive}
          onCheckedChange={(checked) => onChange({ ...value, mailWhenLive: checked === true })}
        >
          {t('releases.mailWhenLive')}
        </Checkbox>
      ) : null}
      <Typography variant="pi" textColor="neutral600">
        {t(sendsMails ? 'releases.mails' : 'releases.noMails')}
      </Typography>
    </Flex>
  );
}

/** Where clocks change, what becomes of the time. */
function useTimeHint({ wall, zone }: PlanValue): string {
  const { t } = useTexts();
  const { timeOf } = useReleaseTexts();
  const moment = zone === '' ? undefined : momentOf(wall, zone);
  if (moment?.kind === 'skipped') return t('releases.wall.skipped', { time: timeOf(moment.at, zone) });
  return t(moment?.kind === 'twice' ? 'releases.wall.twice' : 'releases.wall.hint');
}

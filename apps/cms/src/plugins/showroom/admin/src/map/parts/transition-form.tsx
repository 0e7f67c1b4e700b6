import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  LinkButton,
  NumberInput,
  Typography,
} from '@strapi/design-system';
import { Pencil, Trash } from '@strapi/icons';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { LocatedFinding } from '../../../../contracts/doctor.ts';
import { CLIP_SLOTS } from '../../../../contracts/map.ts';
import type {
  FieldValue,
  MapTransition,
  TransitionField,
  TransitionRights,
} from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';
import { ClipField } from './clip-field.tsx';
import { editAddress } from './edit-address.ts';
import { FindingNotes } from './finding-notes.tsx';

interface Props {
  readonly transition: MapTransition;
  readonly title: string;
  readonly locale: string;
  readonly rights: TransitionRights;
  readonly findings: readonly LocatedFinding[];
  readonly onSet: (field: TransitionField, value: FieldValue) => void;
  readonly onRemove: () => void;
}

/** One direction: its weight, its clips, and whether visitors may use it. */
export function TransitionForm({ transition, title, locale, rights, findings, onSet, onRemove }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Box tag="section" aria-labelledby={titleId} padding={4} background="neutral100" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Box>
          <Typography id={titleId} tag="h3" variant="delta" textColor="neutral800">
            {title}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {t(`map.status.${transition.status}`)}
          </Typography>
        </Box>
        <FindingNotes findings={findings} />
        <WeightField
          weight={transition.weight}
          isDisabled={!rights.update}
          onSet={(weight) => onSet('weight', weight)}
        />
        <Checkbox
          checked={transition.active}
          disabled={!rights.update}
          onCheckedChange={(isActive) => onSet('active', isActive === true)}
        >
          {t('map.field.active')}
        </Checkbox>
        {CLIP_SLOTS.map((slot) => (
          <ClipField
            key={slot}
            slot={slot}
            clip={transition.clips[slot]}
            isDisabled={!rights.update}
            onSet={(clip) => onSet(`clip ${slot}`, clip)}
          />
        ))}
        <Flex gap={2} wrap="wrap">
          <LinkButton
            tag={Link}
            to={editAddress(transition.kind, transition.documentId, locale)}
            variant="tertiary"
            size="S"
            startIcon={<Pencil aria-hidden />}
          >
            {t('map.edit')}
          </LinkButton>
          {rights.delete ? (
            <Button variant="danger-light" size="S" startIcon={<Trash aria-hidden />} onClick={onRemove}>
              {t('map.remove')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
    </Box>
  );
}

/** A typed number takes effect when the field loses the focus. */
function WeightField({
  weight,
  isDisabled,
  onSet,
}: {
  readonly weight: number;
  readonly isDisabled: boolean;
  readonly onSet: (weight: number) => void;
}) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const [typed, setTyped] = useState<number>();
  const leave = (): void => {
    if (typed !== undefined && typed >= 0) onSet(typed);
    setTyped(undefined);
  };
  return (
    <Field.Root name="weight" hint={t('map.weightHint')}>
      <Field.Label>{t('map.field.weight')}</Field.Label>
      <NumberInput
        value={typed ?? weight}
        locale={locale}
        disabled={isDisabled}
        onValueChange={setTyped}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <Field.Hint />
    </Field.Root>
  );
}

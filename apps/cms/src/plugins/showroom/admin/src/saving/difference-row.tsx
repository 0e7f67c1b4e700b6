import { Box, Flex, Radio, Typography } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import type { Side } from './form-values.ts';
import type { Difference } from './merge.ts';
import { shownValue } from './shown-value.ts';

interface Props {
  readonly difference: Difference;
  /** The field's label in the edit view. */
  readonly name: string;
  readonly side: Side;
  /** Absent if there is nothing to choose. */
  readonly onChoose?: (side: Side) => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** One field in which the two forms differ. */
export function DifferenceRow({ difference, name: field, side, onChoose }: Props) {
  const { t } = useTexts();
  const { kind, changedBy, losesRelations } = difference;
  const name = kind === 'order' ? t('saving.orderOf', { name: field }) : field;
  const shown = (which: Side): string =>
    shownValue(difference[which], { gone: t('saving.gone'), changed: t('saving.changed') });
  return (
    <Box padding={3} borderColor="neutral200" hasRadius>
      <Typography tag="h4" fontWeight="bold">
        {name}
      </Typography>
      {onChoose === undefined ? (
        <Typography textColor="neutral600" tag="p">
          {changedBy === 'mine'
            ? t('saving.yourChange', { value: shown('mine') })
            : t('saving.theirChange', { value: shown('theirs') })}
        </Typography>
      ) : (
        <Radio.Group
          value={side}
          aria-label={name}
          onValueChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
        >
          <Flex direction="column" alignItems="stretch" gap={2} paddingTop={2}>
            {SIDES.map((which) => (
              <Radio.Item key={which} value={which}>
                {t(which === 'mine' ? 'saving.keepMine' : 'saving.takeTheirs', { value: shown(which) })}
              </Radio.Item>
            ))}
          </Flex>
        </Radio.Group>
      )}
      {losesRelations === true ? (
        <Typography textColor="warning700" tag="p">
          {t('saving.losesRelations')}
        </Typography>
      ) : null}
    </Box>
  );
}

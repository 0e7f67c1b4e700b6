import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Comparison } from '../../../contracts/versions.ts';
import { useTexts } from '../use-texts.ts';
import { PointsView } from './points-view.tsx';
import { ShownSide } from './shown-side.tsx';

interface Props {
  readonly comparison: Comparison;
  /** Absent while something is restored, and where nothing may be. */
  readonly onRestore?: ((fields: readonly string[] | undefined) => void) | undefined;
  /** Whether there is nothing to compare with: only what the second side holds is shown. */
  readonly isAlone?: boolean;
}

/** Two versions side by side, field by field. */
export function ComparisonView({ comparison, onRestore, isAlone = false }: Props) {
  const { t } = useTexts();
  const { before, after, differences, restorable } = comparison;
  const afterName = t(
    isAlone ? 'bin.held' : after.version === undefined ? 'versions.after.draft' : 'versions.after.version',
  );
  const fields = [...Map.groupBy(differences, ({ field }) => field)];
  const arePointsShown = before.points.length + after.points.length > 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex gap={3} wrap="wrap" justifyContent="space-between">
        <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
          {t(isAlone ? 'bin.fields' : 'versions.differences', { count: fields.length })}
        </Typography>
        {onRestore === undefined || restorable.length === 0 ? null : (
          <Button onClick={() => onRestore(undefined)}>{t('versions.restoreAll')}</Button>
        )}
      </Flex>
      {arePointsShown ? (
        <Box tag="section" aria-label={t('versions.points')}>
          <Flex gap={4} wrap="wrap" alignItems="flex-start">
            {isAlone ? null : <PointsView name={t('versions.before')} side={before} />}
            <PointsView name={afterName} side={after} />
          </Flex>
        </Box>
      ) : null}
      {fields.map(([field, parts]) => {
        const label = parts[0]?.labels[0] ?? field;
        return (
          <Box key={field} tag="section" aria-label={label} padding={4} borderColor="neutral200" hasRadius>
            {parts.map((part) => (
              <Box key={part.labels.join(' › ')} paddingBottom={4}>
                <Typography tag="h3" variant="omega" fontWeight="bold" textColor="neutral800">
                  {part.labels.join(' › ')}
                </Typography>
                {isAlone ? (
                  <ShownSide difference={part} side="alone" />
                ) : (
                  <Sides>
                    <div>
                      <Typography variant="sigma" textColor="neutral600">
                        {t('versions.before')}
                      </Typography>
                      <ShownSide difference={part} side="before" />
                    </div>
                    <div>
                      <Typography variant="sigma" textColor="neutral600">
                        {afterName}
                      </Typography>
                      <ShownSide difference={part} side="after" />
                    </div>
                  </Sides>
                )}
              </Box>
            ))}
            {onRestore !== undefined && restorable.includes(field) ? (
              <Button
                variant="secondary"
                size="S"
                aria-label={t('versions.restoreFieldOf', { field: label })}
                onClick={() => onRestore([field])}
              >
                {t('versions.restoreField')}
              </Button>
            ) : null}
          </Box>
        );
      })}
    </Flex>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${({ theme }) => theme.spaces[4]};
  padding-top: ${({ theme }) => theme.spaces[2]};
`;

import { Box, Flex, Typography } from '@strapi/design-system';
import { SEVERITIES } from '@vitrine/doctor/finding';
import type { LocatedFinding } from '../../../contracts/doctor.ts';
import { useTexts } from '../use-texts.ts';
import { ScoreRing } from './score-ring.tsx';

interface Props {
  readonly name: string;
  readonly score: number;
  readonly findings: readonly LocatedFinding[];
}

/** The state of one world in a line: its score, its name, and its findings. */
export function WorldCard({ name, score, findings }: Props) {
  const { t } = useTexts();
  const [errors = 0, warnings = 0, hints = 0] = SEVERITIES.map(
    (severity) => findings.filter((finding) => finding.severity === severity).length,
  );
  return (
    <Flex gap={3} alignItems="center">
      <ScoreRing score={score} />
      <Box minWidth={0}>
        <Typography variant="delta" tag="p" textColor="neutral800" ellipsis>
          {name}
        </Typography>
        <Typography variant="pi" tag="p" textColor="neutral600">
          {t('doctor.counts', { errors, warnings, hints })}
        </Typography>
      </Box>
    </Flex>
  );
}

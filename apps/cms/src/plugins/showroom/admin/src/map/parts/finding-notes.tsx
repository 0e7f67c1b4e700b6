import { Box, Flex, Typography } from '@strapi/design-system';
import type { LocatedFinding } from '../../../../contracts/doctor.ts';
import { keyOfFinding } from '../../doctor/key-of-finding.ts';
import { SeverityStatus } from '../../doctor/severity-status.tsx';
import { useDoctorTexts } from '../../doctor/use-doctor-texts.ts';
import { useOrigin } from '../../doctor/use-origin.ts';
import { useTexts } from '../../use-texts.ts';

/** The doctor's findings about the selection. */
export function FindingNotes({ findings }: { readonly findings: readonly LocatedFinding[] }) {
  const { t } = useTexts();
  const doctor = useDoctorTexts();
  const originOf = useOrigin();
  if (findings.length === 0) return null;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={t('doctor.title')}>
      {findings.map((finding) => (
        <li key={keyOfFinding(finding)}>
          <Flex gap={2} wrap="wrap">
            <SeverityStatus severity={finding.severity} />
            <Typography variant="pi" textColor="neutral600">
              {originOf(finding).join(' · ')}
            </Typography>
          </Flex>
          <Box paddingTop={1}>
            <Typography tag="p" fontWeight="bold" textColor="neutral800">
              {t(`code.${finding.code}`)}
            </Typography>
            <Typography tag="p" lang={doctor.language} textColor="neutral800">
              {doctor.format(finding.sentence)}
            </Typography>
            <Typography tag="p" lang={doctor.language} textColor="neutral600">
              {doctor.format(finding.fix)}
            </Typography>
          </Box>
        </li>
      ))}
    </Flex>
  );
}

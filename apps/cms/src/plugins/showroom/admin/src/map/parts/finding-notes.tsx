import { Box, Flex, Typography } from '@strapi/design-system';
import type { LocatedFinding } from '../../../../contracts/doctor.ts';
import { SeverityStatus } from '../../doctor/severity-status.tsx';
import { useDoctorWords } from '../../doctor/use-doctor-words.ts';
import { useTexts } from '../../use-texts.ts';

/** The doctor's findings about the selection. */
export function FindingNotes({ findings }: { readonly findings: readonly LocatedFinding[] }) {
  const { say } = useTexts();
  const doctor = useDoctorWords();
  if (findings.length === 0) return null;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={say('doctor.title')}>
      {findings.map(({ severity, code, sentence, fix, subject }) => (
        <li key={JSON.stringify([subject, sentence])}>
          <SeverityStatus severity={severity} />
          <Box paddingTop={1}>
            <Typography tag="p" fontWeight="bold" textColor="neutral800">
              {say(`code.${code}`)}
            </Typography>
            <Typography tag="p" lang={doctor.language} textColor="neutral800">
              {doctor.say(sentence)}
            </Typography>
            <Typography tag="p" lang={doctor.language} textColor="neutral600">
              {doctor.say(fix)}
            </Typography>
          </Box>
        </li>
      ))}
    </Flex>
  );
}

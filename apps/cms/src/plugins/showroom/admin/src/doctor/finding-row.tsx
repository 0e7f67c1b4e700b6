import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowRight } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LocatedFinding } from '../../../contracts/doctor.ts';
import { autoHeightButton } from '../auto-height-button.ts';
import { useTexts } from '../use-texts.ts';
import { mendingAddresses } from './mending-address.ts';
import { SeverityStatus } from './severity-status.tsx';
import { useDoctorTexts } from './use-doctor-texts.ts';
import { useOrigin } from './use-origin.ts';

interface Props {
  readonly finding: LocatedFinding;
  readonly worldName: string | undefined;
  readonly defaultLocale: string;
}

/** One finding: its severity, what is wrong, how to fix it, and where. */
export function FindingRow({ finding, worldName, defaultLocale }: Props) {
  const { t } = useTexts();
  const doctor = useDoctorTexts();
  const originOf = useOrigin();
  const { severity, code, sentence, fix, subject } = finding;
  const origin = [...(worldName === undefined ? [] : [worldName]), ...originOf(subject)].join(' · ');
  return (
    <Flex
      tag="li"
      gap={4}
      padding={4}
      alignItems="flex-start"
      direction={{ initial: 'column', medium: 'row' }}
      borderStyle="solid"
      borderWidth="0 0 1px"
      borderColor="neutral150"
    >
      <Box minWidth="10rem">
        <SeverityStatus severity={severity} />
      </Box>
      <Flex direction="column" alignItems="stretch" gap={1} flex="1" minWidth={0}>
        <Typography tag="h3" variant="omega" fontWeight="bold" textColor="neutral800">
          {t(`code.${code}`)}
        </Typography>
        <Typography lang={doctor.language} textColor="neutral800">
          {doctor.format(sentence)}
        </Typography>
        <Typography lang={doctor.language} textColor="neutral600">
          {doctor.format(fix)}
        </Typography>
        {origin === '' ? null : (
          <Typography variant="pi" textColor="neutral600">
            {origin}
          </Typography>
        )}
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={2} maxWidth="30rem">
        {mendingAddresses(finding, defaultLocale).map(({ href, title, isFile }) => (
          <OpenButton key={href} tag={Link} to={href} variant="tertiary" endIcon={<ArrowRight aria-hidden />}>
            {t(isFile ? 'doctor.openFile' : 'doctor.open', { title })}
          </OpenButton>
        ))}
      </Flex>
    </Flex>
  );
}

/** Grows with a long title: a truncated one might belong to several entries. */
const OpenButton = styled(LinkButton)`
  ${autoHeightButton}
  text-align: start;
` as typeof LinkButton;

import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { LocatedFinding } from '../../../contracts/doctor.ts';
import { useTexts } from '../use-texts.ts';
import type { MendingAddress } from './mending-address.ts';
import { SeverityStatus } from './severity-status.tsx';
import { useDoctorTexts } from './use-doctor-texts.ts';
import { useOrigin } from './use-origin.ts';

interface Props {
  readonly finding: LocatedFinding;
  /** Another entry that is involved. */
  readonly elsewhere: MendingAddress | undefined;
}

/** One finding, in the width of a panel. */
export function PanelFinding({ finding, elsewhere }: Props) {
  const { t } = useTexts();
  const doctor = useDoctorTexts();
  const originOf = useOrigin();
  const { severity, code, sentence, fix } = finding;
  return (
    <Box tag="li">
      <Flex gap={2} wrap="wrap">
        <SeverityStatus severity={severity} />
        <Typography variant="pi" textColor="neutral600">
          {originOf(finding).join(' · ')}
        </Typography>
      </Flex>
      <Box paddingTop={1}>
        <Typography tag="p" fontWeight="bold" textColor="neutral800">
          {t(`code.${code}`)}
        </Typography>
        <Typography tag="p" lang={doctor.language} textColor="neutral800">
          {doctor.format(sentence)}
        </Typography>
        <Typography tag="p" lang={doctor.language} textColor="neutral600">
          {doctor.format(fix)}
        </Typography>
      </Box>
      {elsewhere === undefined ? null : (
        <Link tag={RouterLink} to={elsewhere.href}>
          {t('doctor.open', { title: elsewhere.title })}
        </Link>
      )}
    </Box>
  );
}

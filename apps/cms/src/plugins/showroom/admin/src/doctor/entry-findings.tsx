import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowRight } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LocatedFinding } from '../../../contracts/doctor.ts';
import { autoHeightButton } from '../auto-height-button.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';
import type { EntryGroup, KindGroup } from './group-findings.ts';
import { keyOfFinding } from './key-of-finding.ts';
import { mendingAddresses } from './mending-address.ts';
import { SeverityStatus } from './severity-status.tsx';
import { useDoctorTexts } from './use-doctor-texts.ts';
import { useOrigin } from './use-origin.ts';

/** All findings about one entry, under its title. */
export function EntryFindings({
  group: { title, uid, kinds },
  defaultLocale,
}: {
  readonly group: EntryGroup;
  readonly defaultLocale: string;
}) {
  const { t } = useTexts();
  const kindOf = useKindName();
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <Flex gap={2} wrap="wrap" alignItems="baseline" padding={4} paddingBottom={0}>
        <Typography tag="h4" fontWeight="bold" textColor="neutral800">
          {title ?? t('doctor.noEntry')}
        </Typography>
        {uid === undefined ? null : (
          <Typography variant="pi" textColor="neutral600">
            {kindOf(uid)}
          </Typography>
        )}
      </Flex>
      {kinds.map((kind) => (
        <KindFindings key={kind.code} kind={kind} defaultLocale={defaultLocale} />
      ))}
    </Box>
  );
}

/** The findings of one kind: its name once, and what each adds to it. */
function KindFindings({
  kind: { code, findings },
  defaultLocale,
}: {
  readonly kind: KindGroup;
  readonly defaultLocale: string;
}) {
  const { t } = useTexts();
  const doctor = useDoctorTexts();
  const fixes = new Set(findings.map(({ fix }) => doctor.format(fix)));
  const [sharedFix] = fixes.size === 1 ? fixes : [];
  return (
    <Box padding={4} borderStyle="solid" borderWidth="0 0 1px" borderColor="neutral150">
      <Flex gap={4} wrap="wrap">
        {findings[0] === undefined ? null : <SeverityStatus severity={findings[0].severity} />}
        <Typography tag="h5" variant="omega" fontWeight="bold" textColor="neutral800">
          {t(`code.${code}`)}
        </Typography>
      </Flex>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
        {findings.map((finding) => (
          <FindingLine
            key={keyOfFinding(finding)}
            finding={finding}
            isFixShown={sharedFix === undefined}
            defaultLocale={defaultLocale}
          />
        ))}
      </Flex>
      {sharedFix === undefined ? null : (
        <Typography tag="p" lang={doctor.language} textColor="neutral600" paddingTop={2}>
          {sharedFix}
        </Typography>
      )}
    </Box>
  );
}

/** One finding: what is wrong, where in the entry, and a link that leads there. */
function FindingLine({
  finding,
  isFixShown,
  defaultLocale,
}: {
  readonly finding: LocatedFinding;
  readonly isFixShown: boolean;
  readonly defaultLocale: string;
}) {
  const { t } = useTexts();
  const doctor = useDoctorTexts();
  const originOf = useOrigin();
  const origin = originOf(finding).join(' · ');
  return (
    <Flex
      tag="li"
      gap={4}
      alignItems="flex-start"
      justifyContent="space-between"
      direction={{ initial: 'column', medium: 'row' }}
    >
      <Flex direction="column" alignItems="stretch" gap={1} flex="1" minWidth={0}>
        {origin === '' ? null : (
          <Typography variant="pi" fontWeight="bold" textColor="neutral700">
            {origin}
          </Typography>
        )}
        <Typography lang={doctor.language} textColor="neutral800">
          {doctor.format(finding.sentence)}
        </Typography>
        {isFixShown ? (
          <Typography lang={doctor.language} textColor="neutral600">
            {doctor.format(finding.fix)}
          </Typography>
        ) : null}
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

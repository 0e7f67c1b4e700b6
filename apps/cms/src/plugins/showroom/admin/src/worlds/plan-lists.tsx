import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { EntryGroup, WorldAction, WorldPlan } from '../../../contracts/worlds.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { entryAddress } from '../entry-address.ts';
import { useDoctorTexts } from '../doctor/use-doctor-texts.ts';
import { useTexts } from '../use-texts.ts';

interface Props {
  readonly plan: WorldPlan;
  readonly action: WorldAction;
}

/** What an action would change, what it would leave alone, and why it may not be possible. */
export function PlanLists({ plan, action }: Props) {
  const { t } = useTexts();
  const doctor = useDoctorTexts();
  const { affected, kept, heldBack, outside, leadingBack, isDefault } = plan;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {isDefault && (action === 'unpublish' || action === 'delete') ? (
        <Warning text={t('worlds.isDefault')} />
      ) : null}
      {affected.length === 0 ? (
        <Typography>{t('worlds.nothing')}</Typography>
      ) : (
        <Groups title={t(`worlds.${action}.affected`)} groups={affected} />
      )}
      {kept.length > 0 && (action === 'duplicate' || action === 'delete') ? (
        <Groups title={t(`worlds.${action}.kept`)} groups={kept} />
      ) : null}
      {outside.length === 0 ? null : (
        <Box padding={4} background="danger100" hasRadius>
          <Groups title={t('worlds.outside')} groups={outside} />
        </Box>
      )}
      {leadingBack.length === 0 ? null : (
        <Warning
          text={t('worlds.leadingBack', { count: leadingBack.length, titles: leadingBack.join(', ') })}
        />
      )}
      {heldBack.length === 0 ? null : (
        <Box padding={4} background="danger100" hasRadius>
          <Typography tag="p" fontWeight="bold" textColor="danger700">
            {t('worlds.heldBack')}
          </Typography>
          <ul>
            {heldBack.map((entry) => (
              <li key={`${entry.uid} ${entry.documentId}`}>
                <Link tag={RouterLink} to={entryAddress(entry, undefined)}>
                  {entry.title}
                </Link>
                <Typography tag="p" variant="pi" lang={doctor.language} textColor="neutral800">
                  {doctor.format(entry.sentence)}
                </Typography>
              </li>
            ))}
          </ul>
        </Box>
      )}
    </Flex>
  );
}

function Warning({ text }: { readonly text: string }) {
  return (
    <Box padding={4} background="warning100" hasRadius>
      <Typography textColor="warning700">{text}</Typography>
    </Box>
  );
}

function Groups({ title, groups }: { readonly title: string; readonly groups: readonly EntryGroup[] }) {
  const { t } = useTexts();
  const kindOf = useKindName();
  return (
    <Box>
      <Typography tag="h3" fontWeight="bold" textColor="neutral800">
        {title}
      </Typography>
      <ul>
        {groups.map(({ uid, count, titles }) => (
          <li key={uid}>
            <Typography textColor="neutral800">{t('worlds.group', { count, kind: kindOf(uid) })}</Typography>
            <Typography tag="span" variant="pi" textColor="neutral600">
              {` ${[
                ...titles.filter((text) => text !== ''),
                ...(count > titles.length ? [t('worlds.more', { count: count - titles.length })] : []),
              ].join(', ')}`}
            </Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}

import { Link, LinkButton } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { READ_VERSIONS } from '../../contracts/versions.ts';
import { PLUGIN_PATH } from './plugin-id.ts';
import { useTexts } from './use-texts.ts';

const SEES_VERSIONS = [{ action: READ_VERSIONS, subject: null }];

/** The page that shows a world as it was on a day. */
export function worldDayPage(world: string): string {
  return `${PLUGIN_PATH}/world-days/${world}`;
}

interface Props {
  readonly world: { readonly documentId: string; readonly name: string };
  readonly isButton?: boolean;
}

/** Leads to a world as it was on a day, for those who see versions. */
export function WorldDayLink({ world: { documentId, name }, isButton = false }: Props) {
  const { t } = useTexts();
  const { permissions } = useRBAC(SEES_VERSIONS);
  if (permissions.length === 0) return null;
  const to = worldDayPage(documentId);
  if (!isButton) {
    return (
      <Link tag={RouterLink} to={to} startIcon={<Clock aria-hidden />}>
        {t('worldDays.open')}
      </Link>
    );
  }
  return (
    <LinkButton
      tag={RouterLink}
      variant="tertiary"
      startIcon={<Clock aria-hidden />}
      aria-label={t('worldDays.of', { world: name })}
      to={to}
    >
      {t('worldDays.open')}
    </LinkButton>
  );
}

import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { LeftBehind, RestoredEntry } from '../../../contracts/bin.ts';
import { entryAddress } from '../entry-address.ts';
import { useTexts } from '../use-texts.ts';
import { NameDialog } from './name-dialog.tsx';
import type { Restoring } from './use-restore-deleted.ts';

/** As many restored entries get a link each. */
const MAX_LINKS = 5;

/** Says what a restore has brought back, and what it has not. */
export function RestoreOutcome({ restoring }: { readonly restoring: Restoring }) {
  const { t } = useTexts();
  const { formatList } = useIntl();
  const { outcome } = restoring;
  if (outcome === undefined) return null;
  if (outcome.kind === 'nameTaken') {
    return <NameDialog key={outcome.offered} taken={outcome} restoring={restoring} />;
  }
  if (outcome.kind === 'failed') {
    return (
      <Typography tag="p" role="alert" textColor="danger600">
        {t('bin.failed', { reason: outcome.reason })}
      </Typography>
    );
  }
  const { entries, linked, leftOut } = outcome;
  return (
    <Box
      tag="section"
      aria-live="polite"
      aria-label={t('bin.outcome')}
      padding={5}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography tag="p" textColor="neutral800">
          {t('bin.restored', { count: entries.length, title: entries[0]?.title || t('bin.untitled') })}
        </Typography>
        <Flex gap={4} wrap="wrap">
          {entries.slice(0, MAX_LINKS).map((entry) => (
            <EntryLink key={`${entry.uid} ${entry.documentId}`} entry={entry} />
          ))}
        </Flex>
        {linked.length === 0 ? null : (
          <Typography tag="p" textColor="neutral800">
            {t('bin.linked', { titles: formatList(linked) })}
          </Typography>
        )}
        {leftOut.length === 0 ? null : <LeftOutList leftOut={leftOut} />}
      </Flex>
    </Box>
  );
}

function EntryLink({ entry }: { readonly entry: RestoredEntry }) {
  const { t } = useTexts();
  return (
    <Link tag={RouterLink} to={entryAddress({ ...entry, isSingle: false }, entry.locale)}>
      {t('bin.openEntry', { title: entry.title || t('bin.untitled') })}
    </Link>
  );
}

function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftBehind[] }) {
  const { t } = useTexts();
  return (
    <div>
      <Typography tag="p" fontWeight="bold" textColor="danger600">
        {t('bin.leftOut')}
      </Typography>
      <ul>
        {leftOut.map(({ title, labels, reason }) => {
          const field = labels.join(' › ');
          return (
            <Typography key={`${title} ${field} ${reason}`} tag="li" textColor="danger600">
              {t(`bin.left.${reason}`, { title: title || t('bin.unreadable'), field })}
            </Typography>
          );
        })}
      </ul>
    </div>
  );
}

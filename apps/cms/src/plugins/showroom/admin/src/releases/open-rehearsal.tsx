import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { SHARE_PREVIEW } from '../../../contracts/preview.ts';
import { REHEARSALS_PATH } from '../../../contracts/rehearsals.ts';
import type {
  OpenedRehearsal,
  OpenedRehearsalAnswer,
  RehearsalInput,
} from '../../../contracts/rehearsals.ts';
import { openTab } from '../open-tab.ts';
import { ShareDialog } from '../preview/share-dialog.tsx';
import { useTexts } from '../use-texts.ts';
import { releasePage } from './addresses.ts';
import { TargetLink } from './target-link.ts';

type Asked = OpenedRehearsal | { readonly failure: string };

const SHARES = [{ action: SHARE_PREVIEW, subject: null }];

/** Opens the showroom as it will be at a time, and says what would be missing in it, or shares it as a link. */
export function OpenRehearsal({ wall, zone }: Pick<RehearsalInput, 'wall' | 'zone'>) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const { post } = useFetchClient();
  const { permissions } = useRBAC(SHARES);
  const [isBusy, setIsBusy] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const open = async (): Promise<void> => {
    const tab = openTab();
    if (tab === undefined) return setAsked({ failure: t('releases.rehearsal.blocked') });
    setIsBusy(true);
    const answer = await post<OpenedRehearsalAnswer>(REHEARSALS_PATH, {
      wall,
      zone,
      locale,
    } satisfies RehearsalInput).then(
      ({ data }) => data.data,
      (error: unknown) => ({ failure: error instanceof Error ? error.message : '' }),
    );
    setIsBusy(false);
    setAsked(answer);
    if ('failure' in answer) return tab.close();
    tab.show(answer.href);
  };
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Flex gap={3} wrap="wrap">
        <Button variant="secondary" loading={isBusy} disabled={wall === ''} onClick={() => void open()}>
          {t(isBusy ? 'releases.rehearsal.busy' : 'releases.rehearsal.open')}
        </Button>
        {permissions.length === 0 ? null : (
          <Button variant="tertiary" disabled={wall === ''} onClick={() => setIsSharing(true)}>
            {t('releases.rehearsal.share')}
          </Button>
        )}
      </Flex>
      {isSharing ? (
        <ShareDialog entry={undefined} moment={{ wall, zone }} onClose={() => setIsSharing(false)} />
      ) : null}
      <div aria-live="polite">
        {asked === undefined ? null : 'failure' in asked ? (
          <Typography textColor="danger700">{t('releases.failed', { reason: asked.failure })}</Typography>
        ) : (
          <Opened rehearsal={asked} />
        )}
      </div>
    </Flex>
  );
}

function Opened({ rehearsal: { releases, stopped } }: { readonly rehearsal: OpenedRehearsal }) {
  const { t } = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography textColor="neutral800">{t('releases.rehearsal.done', { count: releases })}</Typography>
      {stopped.length === 0 ? null : (
        <Box padding={4} background="neutral0" borderColor="danger600" hasRadius>
          <Typography tag="p" fontWeight="bold" textColor="danger700">
            {t('releases.rehearsal.stopped')}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
            {stopped.map(({ id, name }) => (
              <li key={id}>
                <TargetLink tag={RouterLink} to={releasePage(id)}>
                  {name}
                </TargetLink>
              </li>
            ))}
          </Flex>
        </Box>
      )}
    </Flex>
  );
}

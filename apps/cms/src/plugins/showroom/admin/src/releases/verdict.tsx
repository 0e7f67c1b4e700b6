import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { RELEASES_PATH } from '../../../contracts/releases.ts';
import type { Release, ReleaseVerdictAnswer, StopReason } from '../../../contracts/releases.ts';
import { useTexts } from '../use-texts.ts';
import { ReasonText } from './reason-text.tsx';

interface Props {
  readonly release: Release;
  readonly graceHours: number;
}

type Asked = { readonly reason: StopReason } | { readonly failure: string };

/** Tries a release out, and shows what would hold it back. */
export function Verdict({ release, graceHours }: Props) {
  const { t } = useTexts();
  const { get } = useFetchClient();
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const check = async (): Promise<void> => {
    setIsBusy(true);
    setAsked(
      await get<ReleaseVerdictAnswer>(`${RELEASES_PATH}/${release.id}/check`).then(
        ({ data }) => data.data,
        (error: unknown) => ({ failure: error instanceof Error ? error.message : '' }),
      ),
    );
    setIsBusy(false);
  };
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Button variant="secondary" loading={isBusy} onClick={() => void check()}>
        {t(isBusy ? 'releases.check.busy' : 'releases.check')}
      </Button>
      <div aria-live="polite">
        {asked === undefined ? null : 'failure' in asked ? (
          <Typography textColor="danger700">{t('releases.failed', { reason: asked.failure })}</Typography>
        ) : asked.reason.kind === 'problems' && asked.reason.problems.length === 0 ? (
          <Typography textColor="success700">{t('releases.check.fine')}</Typography>
        ) : (
          <Box padding={4} background="neutral0" borderColor="danger600" hasRadius>
            <Typography tag="p" fontWeight="bold" textColor="danger700">
              {t('releases.check.held')}
            </Typography>
            <ReasonText release={release} reason={asked.reason} graceHours={graceHours} />
          </Box>
        )}
      </div>
    </Flex>
  );
}

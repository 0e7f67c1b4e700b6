import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Comparison, Version } from '../../../contracts/versions.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { requestPath } from './addresses.ts';
import type { VersionedEntry } from './addresses.ts';
import { ComparisonView } from './comparison-view.tsx';
import { useRestore } from './use-restore.ts';
import { useVersionTime } from './version-line.tsx';

interface Props {
  readonly entry: VersionedEntry;
  readonly version: number;
  /** The others that it can be compared with. */
  readonly versions: readonly Version[];
  readonly mayRestore: boolean;
  readonly onRestored: () => void;
}

/** One version, compared with the draft or another one. */
export function ChosenVersion({ entry, version, versions, mayRestore, onRestored }: Props) {
  const { t } = useTexts();
  const timeOf = useVersionTime();
  const [other, setOther] = useState<string>(EVERY);
  const answered = useAnswer<Comparison>(
    requestPath(entry, '/compare', {
      version: String(version),
      ...(other === EVERY ? {} : { with: other }),
    }),
  );
  const { isBusy, leftOut, restore } = useRestore(entry, () => {
    onRestored();
    if (answered.status === 'ready') answered.again();
  });
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <FilterSelect
        name="with"
        label={t('versions.with')}
        every={t('versions.with.draft')}
        value={other}
        choices={versions
          .filter(({ id }) => id !== version)
          .map(({ id, at, stage, isGone }) => ({
            value: String(id),
            label: `${timeOf(at)} · ${t(`versions.stage.${isGone ? 'gone' : stage}`)}`,
          }))}
        onChange={setOther}
      />
      {leftOut.length === 0 ? null : (
        <Box role="alert">
          <Typography tag="p" textColor="danger600">
            {t('versions.leftOut')}
          </Typography>
          <ul>
            {leftOut.map(({ labels, reason }) => (
              <Typography key={labels.join(' › ')} tag="li" textColor="danger600">
                {t(`versions.leftOut.${reason}`, { field: labels.join(' › ') })}
              </Typography>
            ))}
          </ul>
        </Box>
      )}
      <AnsweredPage answered={answered}>
        {(comparison) => (
          <ComparisonView
            comparison={comparison}
            onRestore={mayRestore && !isBusy ? (fields) => void restore(version, fields) : undefined}
          />
        )}
      </AnsweredPage>
    </Flex>
  );
}

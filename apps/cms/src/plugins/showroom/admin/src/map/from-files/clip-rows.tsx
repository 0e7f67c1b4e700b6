import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import type { Texts } from '../../use-texts.ts';
import type { Progress } from './make-locations.ts';
import { Note } from './note.tsx';
import type { ClipRow } from './planned-clips.ts';
import type { RowEdit } from './planned.ts';

interface Props {
  readonly rows: readonly ClipRow[];
  readonly titleOf: (location: string) => string;
  readonly progress: Progress;
  readonly isBusy: boolean;
  readonly onEdit: (id: string, edit: RowEdit) => void;
}

/** Which transition each clip is for, or why it is for none. */
export function ClipRows({ rows, titleOf, progress, isBusy, onEdit }: Props) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="delta">
        {t('files.clips')}
      </Typography>
      <Typography tag="p" textColor="neutral800">
        {t('files.clipRule')}
      </Typography>
      <Rows>
        {rows.map(({ id, name, match, isIncluded }) => {
          const isMade = progress.made.has(id);
          const failure = progress.failed.get(id);
          return (
            <Box tag="li" key={id} padding={3} borderColor="neutral150" hasRadius background="neutral0">
              <Flex gap={3} alignItems="flex-start">
                <Checkbox
                  aria-label={t('files.includeClip', { file: name })}
                  checked={isIncluded}
                  disabled={isMade || isBusy || match.kind !== 'found'}
                  onCheckedChange={(isChecked) => onEdit(id, { isIncluded: isChecked === true })}
                />
                <Flex direction="column" alignItems="stretch" gap={1} flex="1" minWidth={0}>
                  <Name fontWeight="bold" textColor="neutral800">
                    {name}
                  </Name>
                  {isMade ? (
                    <Note kind="done">{t('files.assigned')}</Note>
                  ) : failure === undefined ? (
                    <Meaning match={match} titleOf={titleOf} texts={texts} />
                  ) : (
                    <Note kind="failed">{failure}</Note>
                  )}
                </Flex>
              </Flex>
            </Box>
          );
        })}
      </Rows>
    </Flex>
  );
}

function Meaning({
  match,
  titleOf,
  texts: { t },
}: {
  readonly match: ClipRow['match'];
  readonly titleOf: Props['titleOf'];
  readonly texts: Texts;
}) {
  if (match.kind === 'noTransition') {
    return <Note kind="warning">{t('files.clip.noTransition', { from: match.from, to: match.to })}</Note>;
  }
  if (match.kind !== 'found') return <Note kind="warning">{t(`files.clip.${match.kind}`)}</Note>;
  const { transition, slot } = match;
  const replaced = transition.clips[slot];
  return (
    <>
      <Typography tag="p" variant="pi" textColor="neutral800">
        {t('files.clip.found', {
          from: titleOf(transition.from),
          to: titleOf(transition.to),
          screen: t(`files.clipFor.${slot}`),
        })}
      </Typography>
      {replaced === undefined ? null : (
        <Note kind="warning">{t('files.clip.replaces', { file: replaced.name })}</Note>
      )}
    </>
  );
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[2]};
`;

const Name = styled(Typography).attrs({ tag: 'p' })`
  overflow-wrap: anywhere;
`;

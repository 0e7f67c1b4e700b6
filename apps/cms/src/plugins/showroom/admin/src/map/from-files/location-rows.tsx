import { Box, Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import type { Progress } from './make-locations.ts';
import { Note } from './note.tsx';
import type { LocationRow, RowEdit } from './planned.ts';
import type { GivenFile } from './use-files.ts';

interface Props {
  readonly rows: readonly LocationRow[];
  readonly files: readonly GivenFile[];
  readonly progress: Progress;
  readonly isBusy: boolean;
  readonly onEdit: (id: string, edit: RowEdit) => void;
}

/** The locations that will be made: their titles, and which picture is for which screen. */
export function LocationRows({ rows, files, progress, isBusy, onEdit }: Props) {
  const byId = new Map(files.map((file) => [file.id, file]));
  return (
    <Rows>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          byId={byId}
          isMade={progress.made.has(row.id)}
          failure={progress.failed.get(row.id)}
          isBusy={isBusy}
          onEdit={(edit) => onEdit(row.id, edit)}
        />
      ))}
    </Rows>
  );
}

interface RowProps {
  readonly row: LocationRow;
  readonly byId: ReadonlyMap<string, GivenFile>;
  readonly isMade: boolean;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly onEdit: (edit: RowEdit) => void;
}

function Row({ row, byId, isMade, failure, isBusy, onEdit }: RowProps) {
  const { t } = useTexts();
  const { id, title, pictures, isIncluded, isKnown } = row;
  const isDisabled = isMade || isBusy;
  return (
    <Box tag="li" padding={3} borderColor="neutral150" hasRadius background="neutral0">
      <Flex gap={3} alignItems="flex-start">
        <Box paddingTop={2}>
          <Checkbox
            aria-label={t('files.include', { title })}
            checked={isIncluded}
            disabled={isDisabled}
            onCheckedChange={(isChecked) => onEdit({ isIncluded: isChecked === true })}
          />
        </Box>
        <Flex direction="column" alignItems="stretch" gap={2} flex="1" minWidth={0}>
          <Field.Root name={`title ${id}`} {...(title.trim() === '' ? { error: t('files.noTitle') } : {})}>
            <TextInput
              aria-label={t('files.titleOf', { file: pictures[0]?.picture.name ?? id })}
              value={title}
              disabled={isDisabled || !isIncluded}
              onChange={(event) => onEdit({ title: event.target.value })}
            />
            <Field.Error />
          </Field.Root>
          <Flex tag="ul" gap={4} wrap="wrap">
            {pictures.map(({ slot, picture }) => {
              const file = byId.get(picture.id);
              return (
                <Flex tag="li" key={picture.id} gap={2} minWidth={0}>
                  {file?.kind === 'picture' ? <Thumbnail src={file.seen.thumbnail} alt="" /> : null}
                  <Box minWidth={0}>
                    <Typography tag="p" variant="pi" fontWeight="bold" textColor="neutral800">
                      {t(`files.slot.${slot}`)}
                    </Typography>
                    <Name variant="pi" textColor="neutral600">
                      {`${picture.name} · ${picture.width} × ${picture.height}`}
                    </Name>
                  </Box>
                </Flex>
              );
            })}
          </Flex>
          {isMade ? (
            <Note kind="done">{t('files.made')}</Note>
          ) : failure !== undefined && isIncluded ? (
            <Note kind="failed">{failure}</Note>
          ) : isKnown ? (
            <Note kind="warning">{t('files.known')}</Note>
          ) : null}
        </Flex>
      </Flex>
    </Box>
  );
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[2]};
`;

const Thumbnail = styled.img`
  flex: none;
  width: 6.4rem;
  height: 4.8rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
  object-fit: contain;
`;

const Name = styled(Typography).attrs({ tag: 'p' })`
  overflow-wrap: anywhere;
`;

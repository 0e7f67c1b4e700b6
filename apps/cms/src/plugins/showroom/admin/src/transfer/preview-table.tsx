import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { ImportPreview } from '../../../contracts/transfer.ts';
import type { TextKey } from '../translations/text-key.ts';
import { useTexts } from '../use-texts.ts';
import { sizeInWords } from './size-in-words.ts';

const COLUMNS = ['added', 'changed', 'unchanged'] as const;

/** How many entries of each type are new, other and equal. */
export const PreviewTable = ({ preview }: { readonly preview: ImportPreview }) => {
  const { say } = useTexts();
  const { locale } = useIntl();
  const { entries, media } = preview;
  const rows = [
    ...entries.map((counts) =>
      Object.assign({ title: say(`transfer.type.${counts.type}` as TextKey) }, counts),
    ),
    {
      ...media,
      type: 'media',
      title: say('transfer.preview.media', { size: sizeInWords(media.bytes, locale) }),
    },
  ];
  return (
    <Table colCount={COLUMNS.length + 1} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          <Th>
            <Typography variant="sigma">{say('transfer.preview.what')}</Typography>
          </Th>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{say(`transfer.preview.${column}`)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.type}>
            <Td>
              <Typography>{row.title}</Typography>
            </Td>
            {COLUMNS.map((column) => (
              <Td key={column}>
                <Typography
                  textColor={row[column] === 0 ? 'neutral600' : 'neutral800'}
                  fontWeight={row[column] === 0 ? 'regular' : 'bold'}
                >
                  {row[column]}
                </Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};

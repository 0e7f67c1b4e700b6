import { Box, Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Translations } from '../../../contracts/translations.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';
import { matches } from './filters.ts';
import type { Filters } from './filters.ts';
import { shownLanguage } from '../shown-language.ts';
import { TranslationTableCell } from './translation-table-cell.tsx';
import { entriesAfter } from './overview-state.ts';

interface Props {
  readonly translations: Translations;
  readonly filters: Filters;
  readonly onShowAll: () => void;
}

/** Entries per step. */
const PAGE = 50;

/** Entries as rows, languages as columns. */
export function TranslationTable({ translations, filters, onShowAll }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const [length, setLength] = useState(PAGE);
  const kindOf = useKindName();
  const { entries, locales } = translations;
  const [source = '', ...others] = locales.map(({ code }) => code);
  const languages = others.filter((code) => filters.language === undefined || code === filters.language);
  const matching = entries.filter((entry) => matches(filters, entry, languages));
  if (matching.length === 0) {
    return (
      <EmptyStateLayout
        icon={<EmptyDocuments width="16rem" />}
        content={t('translations.noMatch')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('translations.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
        {t('translations.count', { count: matching.length })}
      </Typography>
      <Box background="neutral0" hasRadius shadow="tableShadow">
        <Scrolled tabIndex={0} aria-label={t('translations.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('translations.entry')}</th>
                {languages.map((code) => (
                  <th key={code} scope="col">
                    {shownLanguage(code, locale)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matching.slice(0, length).map((entry, index) => (
                <tr key={`${entry.uid} ${entry.documentId}`}>
                  <th scope="row">
                    <Typography tag="span" fontWeight="bold" textColor="neutral800" ellipsis>
                      {entry.title}
                    </Typography>
                    <Typography tag="span" variant="pi" textColor="neutral600">
                      {kindOf(entry.uid)}
                    </Typography>
                  </th>
                  {languages.map((code) => (
                    <td key={code}>
                      <TranslationTableCell
                        entry={entry}
                        source={source}
                        language={code}
                        next={entriesAfter(matching, index, code)}
                        isAlone={languages.length === 1}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </Box>
      {matching.length > length ? (
        <Button variant="tertiary" onClick={() => setLength(length + PAGE)}>
          {t('translations.more', { count: Math.min(PAGE, matching.length - length) })}
        </Button>
      ) : null}
    </Flex>
  );
}

const Scrolled = styled.section`
  overflow-x: auto;
  border-radius: ${({ theme }) => theme.borderRadius};

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  thead th {
    padding: ${({ theme }) => theme.spaces[3]} ${({ theme }) => theme.spaces[4]};
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[0]};
    font-weight: ${({ theme }) => theme.fontWeights.bold};
    letter-spacing: 0.05em;
    text-align: start;
    text-transform: uppercase;
    white-space: nowrap;
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    max-width: 28rem;
    padding: ${({ theme }) => theme.spaces[3]} ${({ theme }) => theme.spaces[4]};
    text-align: start;
    background: ${({ theme }) => theme.colors.neutral0};

    span {
      display: block;
    }
  }

  td {
    padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
  }
`;

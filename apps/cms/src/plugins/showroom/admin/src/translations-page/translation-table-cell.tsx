import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TranslatedEntry } from '../../../contracts/translations.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';
import { translateAddress } from './addresses.ts';
import { shownLanguage } from '../shown-language.ts';
import { StateMark } from './state-mark.tsx';
import type { EntryAddress, OverviewState } from './overview-state.ts';

interface Props {
  readonly entry: TranslatedEntry;
  /** The language to translate from. */
  readonly source: string;
  readonly language: string;
  /** What is left to do in this language after it. */
  readonly next: readonly EntryAddress[];
  /** Whether there is room for the fields' names. */
  readonly isAlone: boolean;
}

/** The state of one entry in one language, with a link to its translation. */
export function TranslationTableCell({ entry, source, language, next, isAlone }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const kindOf = useKindName();
  const { search } = useLocation();
  const cell = entry.cells[language];
  if (cell === undefined) return null;
  const { state, publication, fields } = cell;
  const said = t(`translations.state.${state}`);
  const list = t(state === 'outdated' ? 'translations.changed' : 'translations.missing', {
    fields: fields.join(', '),
  });
  const isCounted = state === 'partly' || state === 'outdated';
  return (
    <CellLink
      state={{ back: search, next } satisfies OverviewState}
      to={translateAddress(entry, { source, target: language })}
      title={fields.length === 0 ? undefined : list}
      aria-label={t('translations.cell', {
        title: entry.title,
        kind: kindOf(entry.uid),
        language: shownLanguage(language, locale),
        state: said,
        publication: t(`translations.publication.${publication}`),
      })}
    >
      <StateMark state={state} />
      <span>
        <Typography tag="span" textColor="neutral800">
          {said}
        </Typography>
        <Typography tag="span" variant="pi" textColor="neutral600">
          {[
            ...(isCounted ? [t('translations.fields', { count: fields.length })] : []),
            ...(publication === 'none' ? [] : [t(`translations.publication.${publication}`)]),
          ].join(' · ')}
        </Typography>
        {isAlone && isCounted ? (
          <Typography tag="span" variant="pi" textColor="neutral600">
            {list}
          </Typography>
        ) : null}
      </span>
    </CellLink>
  );
}

const CellLink = styled(Link)`
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
  align-items: baseline;
  min-width: 11rem;
  padding: ${({ theme }) => theme.spaces[2]};
  border-radius: ${({ theme }) => theme.borderRadius};
  text-decoration: none;

  span span {
    display: block;
  }

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

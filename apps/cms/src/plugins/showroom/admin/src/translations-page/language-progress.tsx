import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { TranslatedEntry } from '../../../contracts/translations.ts';
import { useTexts } from '../use-texts.ts';
import { isToDo } from './filters.ts';
import { shownLanguage } from '../shown-language.ts';

interface Props {
  readonly languages: readonly string[];
  readonly entries: readonly TranslatedEntry[];
  readonly chosen: string | undefined;
  readonly onChoose: (language: string | undefined) => void;
}

/** The progress of each language; clicking one shows it alone. */
export function LanguageProgress({ languages, entries, chosen, onChoose }: Props) {
  const { t } = useTexts();
  const { locale } = useIntl();
  return (
    <Tiles>
      {languages.map((code) => {
        const todo = entries.filter(({ cells }) => {
          const cell = cells[code];
          return cell !== undefined && isToDo(cell);
        }).length;
        // Never “100 %” while something is left to do.
        const percent =
          entries.length === 0 ? 100 : Math.floor((100 * (entries.length - todo)) / entries.length);
        const isChosen = chosen === code;
        return (
          <Tile
            key={code}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : code)}
          >
            <Typography variant="delta" tag="span" textColor="neutral800">
              {shownLanguage(code, locale)}
            </Typography>
            <Typography variant="delta" tag="span" textColor="neutral800">
              {t('translations.percent', { percent })}
            </Typography>
            <Track aria-hidden>
              <Bar $percent={percent} />
            </Track>
            <Typography variant="pi" tag="span" textColor="neutral600">
              {t('translations.todo', { count: todo })}
            </Typography>
          </Tile>
        );
      })}
    </Tiles>
  );
}

const Tiles = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[3]};
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
`;

const Tile = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.spaces[2]};
  padding: ${({ theme }) => theme.spaces[4]};
  text-align: start;
  cursor: pointer;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.colors.primary600};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const Track = styled.span`
  display: block;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${({ theme }) => theme.colors.neutral200};
`;

const Bar = styled.span<{ $percent: number }>`
  display: block;
  height: 100%;
  width: ${({ $percent }) => $percent}%;
  background: ${({ theme, $percent }) => theme.colors[$percent === 100 ? 'success500' : 'primary500']};
`;

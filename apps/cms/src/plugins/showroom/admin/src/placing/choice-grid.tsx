import { Field, Loader, Searchbar, SearchForm, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { ChoiceButton } from './choice-button.ts';
import type { Choice, Choices } from './use-targets.ts';

interface Props<Value> {
  readonly label: string;
  readonly choices: Choices<Value>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly chosen: ReadonlySet<string>;
  readonly isMultiple: boolean;
  readonly onChoose: (choice: Choice<Value>) => void;
}

/** Pictures to choose from, with a search by name. */
export function ChoiceGrid<Value>(props: Props<Value>) {
  const { label, choices, text, onText, chosen, isMultiple, onChoose } = props;
  const { t } = useTexts();
  return (
    <Field.Root width="100%">
      <Search
        // Enter must not submit the dialog.
        onSubmit={(event: React.FormEvent) => event.preventDefault()}
      >
        <Searchbar
          name="placing-search"
          value={text}
          clearLabel={t('placing.clearSearch')}
          placeholder={t('placing.search')}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => onText(event.target.value)}
          onClear={() => onText('')}
        >
          {label}
        </Searchbar>
      </Search>
      {choices.status === 'loading' ? <Loader small>{t('placing.loading')}</Loader> : null}
      {choices.status === 'failed' ? (
        <Typography textColor="danger600">{t('placing.choicesFailed')}</Typography>
      ) : null}
      {choices.status === 'ready' && choices.choices.length === 0 ? (
        <Typography textColor="neutral600">{t('placing.noChoices')}</Typography>
      ) : null}
      {choices.status === 'ready' && choices.choices.length > 0 ? (
        <Grid aria-label={label}>
          {choices.choices.map((choice) => (
            <Card
              key={choice.key}
              type="button"
              aria-pressed={chosen.has(choice.key)}
              onClick={() => onChoose(choice)}
              data-multiple={isMultiple || undefined}
            >
              <Thumb>
                {choice.picture === undefined ? null : <img src={choice.picture} alt="" loading="lazy" />}
              </Thumb>
              <span>{choice.title}</span>
              {choice.note === undefined || choice.note === '' ? null : <small>{choice.note}</small>}
            </Card>
          ))}
        </Grid>
      ) : null}
      {choices.status === 'ready' && choices.hasMore ? (
        <Typography variant="pi" textColor="neutral600">
          {t('placing.moreChoices')}
        </Typography>
      ) : null}
    </Field.Root>
  );
}

/** Strapi's clear button is smaller than the target size of WCAG 2.2, 2.5.8. */
const Search = styled(SearchForm)`
  button {
    min-width: 24px;
    min-height: 24px;
  }
`;

const Grid = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${({ theme }) => theme.spaces[2]};
  padding: ${({ theme }) => theme.spaces[3]} 2px;
`;

const Card = styled(ChoiceButton)`
  flex-direction: column;
  gap: 0.4rem;
  font-size: ${({ theme }) => theme.fontSizes[1]};
  overflow-wrap: anywhere;

  small {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: ${({ theme }) => theme.fontSizes[0]};
  }
`;

const Thumb = styled.div`
  aspect-ratio: 16 / 10;
  width: 100%;
  overflow: hidden;
  border-radius: 3px;
  background: ${({ theme }) => theme.colors.neutral150};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

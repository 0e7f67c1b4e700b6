import { Button, Flex, Status, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { SourceText } from './source-text.tsx';
import { TextEditor } from './text-editor.tsx';
import { isBlank, keyOf, plainText } from './text-value.ts';
import { TextDifference } from '../versions/text-difference.tsx';
import type { TextInHand } from './edits.ts';

interface Props {
  readonly text: TextInHand;
  readonly source: string;
  readonly target: string;
  readonly isDisabled: boolean;
  /** Its text is a suggestion that no one has looked at yet. */
  readonly isSuggestion: boolean;
  /** What a suggestion did not keep. */
  readonly lost: readonly string[];
  /** It is too long for a suggestion. */
  readonly isTooLong: boolean;
  readonly onWrite: (value: unknown) => void;
  /** Takes an outdated text as still right. */
  readonly onReview: () => void;
  /** Suggests an outdated text again; undefined where no one suggests. */
  readonly onSuggest: (() => void) | undefined;
}

/** One text: the original on the left, its translation on the right. */
export function TextRow(props: Props) {
  const { text, source, target, isDisabled, isSuggestion, lost, isTooLong, onWrite } = props;
  const { t } = useTexts();
  const { pair, value, isEdited, theirs } = text;
  const isMissing = isBlank(value) && !isBlank(pair.source);
  return (
    <Row data-missing={isMissing ? keyOf(pair) : undefined}>
      <Flex gap={3} wrap="wrap" style={{ gridColumn: '1 / -1' }}>
        <Typography tag="h2" variant="sigma" textColor="neutral600">
          {pair.labels.join(' › ')}
        </Typography>
        {isMissing ? <Mark variant="danger" text={t('translations.state.missing')} /> : null}
        {isSuggestion ? <Mark variant="warning" text={t('suggest.mark')} /> : null}
        {pair.isOutdated && !isEdited ? <Mark variant="warning" text={t('translate.outdated')} /> : null}
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {pair.picture === undefined ? null : <Picture src={pair.picture} alt="" loading="lazy" />}
        {pair.isOutdated && pair.original !== undefined ? (
          <ChangedSource original={pair.original} value={pair.source} language={source} />
        ) : (
          <SourceText value={pair.source} language={source} />
        )}
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <TextEditor text={text} language={target} isDisabled={isDisabled} onWrite={onWrite} />
        {lost.length === 0 ? null : (
          <Typography variant="pi" textColor="danger700">
            {t('suggest.lost', { parts: lost.join(', ') })}
          </Typography>
        )}
        {isTooLong ? (
          <Typography variant="pi" textColor="danger700">
            {t('suggest.tooLong')}
          </Typography>
        ) : null}
        {theirs === undefined ? null : (
          <Flex gap={3} alignItems="flex-start" justifyContent="space-between">
            <Typography variant="pi" textColor="warning700" lang={target}>
              {t('translate.theirs', { text: plainText(theirs) || '–' })}
            </Typography>
            <Button variant="tertiary" size="S" disabled={isDisabled} onClick={() => onWrite(theirs)}>
              {t('translate.takeTheirs')}
            </Button>
          </Flex>
        )}
        {pair.isOutdated ? <OutdatedTools {...props} /> : null}
        {isMissing && !isDisabled ? (
          <Button variant="ghost" size="S" width="fit-content" onClick={() => onWrite(pair.source)}>
            {t('translate.copy')}
          </Button>
        ) : null}
      </Flex>
    </Row>
  );
}

/** The original with its changed words marked, and below it what it said before. */
function ChangedSource({
  original,
  value,
  language,
}: {
  readonly original: unknown;
  readonly value: unknown;
  readonly language: string;
}) {
  const { t } = useTexts();
  const [before, after] = [plainText(original), plainText(value)];
  return (
    <div lang={language}>
      {after === '' ? (
        <SourceText value={value} language={language} />
      ) : (
        <TextDifference before={before} after={after} side="after" />
      )}
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={2}>
        {t('translate.before')}
      </Typography>
      {before === '' ? (
        <SourceText value={null} language={language} />
      ) : (
        <TextDifference before={before} after={after} side="before" />
      )}
    </div>
  );
}

/** What an editor can do with an outdated text: leave it, have it suggested again, and take its words back. */
function OutdatedTools({ text, target, isDisabled, onWrite, onReview, onSuggest }: Props) {
  const { t } = useTexts();
  const { pair, isEdited } = text;
  const name = pair.labels.join(' › ');
  if (isEdited) {
    return (
      <Flex gap={3} alignItems="flex-start" justifyContent="space-between">
        <Typography variant="pi" textColor="neutral600" lang={target}>
          {t('translate.soFar', { text: plainText(pair.target) || '–' })}
        </Typography>
        <Button variant="tertiary" size="S" disabled={isDisabled} onClick={() => onWrite(pair.target)}>
          {t('translate.takeBack')}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        variant="tertiary"
        size="S"
        disabled={isDisabled}
        aria-label={t('translate.confirmOne', { name })}
        onClick={onReview}
      >
        {t('translate.confirm')}
      </Button>
      {onSuggest === undefined || isBlank(pair.source) ? null : (
        <Button
          variant="tertiary"
          size="S"
          disabled={isDisabled}
          aria-label={t('suggest.one', { name })}
          onClick={onSuggest}
        >
          {t('suggest.again')}
        </Button>
      )}
    </Flex>
  );
}

function Mark({ variant, text }: { readonly variant: 'danger' | 'warning'; readonly text: string }) {
  return (
    <Status variant={variant} size="S" width="fit-content">
      <Typography variant="pi" fontWeight="bold" tag="span">
        {text}
      </Typography>
    </Status>
  );
}

const Picture = styled.img`
  max-width: 12rem;
  max-height: 8rem;
  object-fit: contain;
  object-position: left top;
`;

const Row = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.spaces[3]} ${({ theme }) => theme.spaces[6]};
  padding: ${({ theme }) => theme.spaces[5]};
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};

  &:first-child {
    border-top: 0;
  }

  ${({ theme }) => theme.breakpoints.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

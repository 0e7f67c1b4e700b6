import { Button, Flex, Status, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { SourceText } from './source-text.tsx';
import { TextEditor } from './text-editor.tsx';
import { isBlank, keyOf, plainText } from './text-value.ts';
import type { TextInHand } from './use-entry-translation.ts';

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
}

/** One text: the original on the left, its translation on the right. */
export function TextRow({ text, source, target, isDisabled, isSuggestion, lost, isTooLong, onWrite }: Props) {
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
      <div>
        <SourceText value={pair.source} language={source} />
      </div>
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
        {isMissing && !isDisabled ? (
          <Button variant="ghost" size="S" width="fit-content" onClick={() => onWrite(pair.source)}>
            {t('translate.copy')}
          </Button>
        ) : null}
      </Flex>
    </Row>
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

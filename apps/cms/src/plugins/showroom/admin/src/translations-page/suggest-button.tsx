import { Button, Flex, Typography } from '@strapi/design-system';
import { Magic } from '@strapi/icons';
import { useTexts } from '../use-texts.ts';
import type { TextInHand } from './edits.ts';
import type { SuggestionsInHand } from './use-suggestions.ts';

/** Fills the missing texts with suggestions; nothing where no one makes any. */
export function SuggestButton({
  suggestions: { suggester, isBusy, suggest },
  missing,
  isDisabled,
}: {
  readonly suggestions: SuggestionsInHand;
  readonly missing: readonly TextInHand[];
  readonly isDisabled: boolean;
}) {
  const { t } = useTexts();
  if (suggester === undefined) return null;
  return (
    <Button
      variant="secondary"
      startIcon={<Magic aria-hidden />}
      loading={isBusy}
      disabled={isDisabled || isBusy}
      onClick={() => void suggest(missing)}
    >
      {t('suggest.button')}
    </Button>
  );
}

/** Where the texts go, and why there are no suggestions. */
export function SuggestionNote({
  suggestions: { suggester, failure },
}: {
  readonly suggestions: SuggestionsInHand;
}) {
  const { t } = useTexts();
  if (suggester === undefined) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {suggester.kind === 'browser'
          ? t('suggest.inBrowser')
          : t('suggest.byService', { name: suggester.name })}
      </Typography>
      {failure === undefined ? null : (
        <Typography textColor="danger700" role="alert">
          {t(`suggest.failed.${failure}`)}
        </Typography>
      )}
    </Flex>
  );
}

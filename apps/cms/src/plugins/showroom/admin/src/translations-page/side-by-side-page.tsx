import { Box, Button, EmptyStateLayout, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowLeft, ArrowRight, Check, ExternalLink } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { FILES_UID } from '../../../contracts/translations.ts';
import type { TextPair } from '../../../contracts/translations.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { Loading } from '../loading.tsx';
import { useTexts } from '../use-texts.ts';
import { entryAddress } from '../entry-address.ts';
import { translateAddress, TRANSLATIONS_PAGE } from './addresses.ts';
import { LanguageChoice } from './language-choice.tsx';
import { shownLanguage } from '../shown-language.ts';
import { TextRow } from './text-row.tsx';
import { isBlank } from './text-value.ts';
import { SaveFailureNote } from './save-failure-note.tsx';
import { SuggestButton, SuggestionNote } from './suggest-button.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useEntryTranslation } from './use-entry-translation.ts';
import type { EntryInHand } from './use-entry-translation.ts';
import { readOverviewState } from './overview-state.ts';
import type { OverviewState } from './overview-state.ts';

/** The element that gets the focus to continue with a missing text. */
const MISSING = '[data-missing]';

/** The media library. */
const LIBRARY = '/plugins/upload';

/** One entry in two languages, text by text. */
export function SideBySidePage() {
  const { uid, documentId } = useParams();
  const [query] = useSearchParams();
  const source = query.get('source');
  const target = query.get('target');
  if (uid === undefined || documentId === undefined || source === null || target === null) {
    return <Navigate to={TRANSLATIONS_PAGE} replace />;
  }
  const wanted = { uid, documentId, source, target };
  return <TranslatePage key={JSON.stringify(wanted)} {...wanted} />;
}

interface Wanted {
  readonly uid: string;
  readonly documentId: string;
  readonly source: string;
  readonly target: string;
}

function TranslatePage({ uid, documentId, source, target }: Wanted) {
  const { t } = useTexts();
  const [, setQuery] = useSearchParams();
  const { state }: { readonly state: unknown } = useLocation();
  const loaded = useEntryTranslation({ uid, documentId, source, target });
  const entry = loaded.status === 'ready' ? loaded.entry : undefined;
  return (
    <Page.Main>
      <Page.Title>{t('translations.title')}</Page.Title>
      <Layouts.Header
        navigationAction={
          <LinkButton
            tag={Link}
            to={`${TRANSLATIONS_PAGE}${readOverviewState(state).back}`}
            variant="ghost"
            startIcon={<ArrowLeft aria-hidden />}
          >
            {t('translate.back')}
          </LinkButton>
        }
        title={entry?.title ?? t('translations.title')}
        secondaryAction={
          entry === undefined ? null : (
            <LinkButton
              tag={Link}
              to={
                uid === FILES_UID
                  ? LIBRARY
                  : entryAddress({ uid, documentId, isSingle: entry.isSingle }, target)
              }
              variant="tertiary"
              startIcon={<ExternalLink aria-hidden />}
            >
              {t(uid === FILES_UID ? 'translate.openLibrary' : 'translate.open')}
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        {loaded.status === 'loading' ? <Loading>{t('pages.loading')}</Loading> : null}
        {loaded.status === 'failed' ? (
          <EmptyStateLayout
            icon={<EmptyDocuments width="16rem" />}
            content={t('pages.failed')}
            action={
              <Button variant="secondary" onClick={loaded.again}>
                {t('pages.retry')}
              </Button>
            }
          />
        ) : null}
        {loaded.status === 'ready' ? (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <LanguageChoice
              source={source}
              target={target}
              languages={loaded.entry.locales}
              onChoose={(languages) => setQuery({ ...languages }, { replace: true, state })}
            />
            <SideBySide hand={loaded} source={source} target={target} />
          </Flex>
        ) : null}
      </Layouts.Content>
    </Page.Main>
  );
}

interface SideBySideProps {
  readonly hand: EntryInHand;
  readonly source: string;
  readonly target: string;
}

function SideBySide({ hand, source, target }: SideBySideProps) {
  const { t } = useTexts();
  const { locale } = useIntl();
  const { toggleNotification } = useNotification();
  const list = useRef<HTMLDivElement>(null);
  const { entry, texts, edits, isSaving, failure } = hand;
  const suggestions = useSuggestions(hand, { source, target });
  const empty = texts.filter(({ pair, value }) => isBlank(value) && !isBlank(pair.source));
  const missing = empty.length;
  const { isOutdated } = entry;
  // A suggestion that comes while an editor writes would replace the words.
  const isOpen = entry.isWritable && !suggestions.isBusy;
  const isSavable = isOpen && !isSaving && (edits > 0 || isOutdated);

  const save = async (): Promise<void> => {
    if (!isSavable) return;
    const isConfirmed = edits === 0;
    if (await hand.save()) {
      toggleNotification({
        type: 'success',
        message: t(
          isConfirmed ? 'translate.confirmed' : entry.isLive ? 'translate.savedLive' : 'translate.saved',
        ),
      });
    }
  };
  const review = async (pair: TextPair): Promise<void> => {
    if (await hand.review(pair)) toggleNotification({ type: 'success', message: t('translate.confirmed') });
  };
  const goToNext = (): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(MISSING) ?? [])];
    const here = document.activeElement?.closest(MISSING);
    const behind = document.activeElement ?? document.body;
    const next =
      rows.find(
        (row) =>
          row !== here && (behind.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      ) ?? rows[0];
    const field = next?.querySelector<HTMLElement>('input, textarea');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.key === 'Enter') goToNext();
      else if (event.key === 's') void save();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <LeaveGuard isUnsaved={edits > 0} />
      <Flex
        gap={4}
        wrap="wrap"
        justifyContent="space-between"
        position="sticky"
        top={0}
        zIndex={2}
        background="neutral100"
        paddingTop={2}
        paddingBottom={2}
      >
        <Box>
          <Typography tag="p" fontWeight="bold" textColor="neutral800" aria-live="polite">
            {[
              t('translate.left', { count: missing }),
              ...(edits > 0 ? [t('translate.unsaved', { count: edits })] : []),
            ].join(' · ')}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {entry.isWritable ? t('translate.keys') : t('translate.readOnly')}
          </Typography>
        </Box>
        <Flex gap={2} wrap="wrap">
          <Button
            variant="secondary"
            startIcon={<ArrowDown aria-hidden />}
            disabled={missing === 0}
            onClick={goToNext}
          >
            {t('translate.next')}
          </Button>
          <SuggestButton
            suggestions={suggestions}
            missing={empty}
            isDisabled={!entry.isWritable || isSaving || missing === 0}
          />
          <Button
            startIcon={<Check aria-hidden />}
            disabled={!isSavable}
            loading={isSaving}
            onClick={() => void save()}
          >
            {t(
              edits === 0 && isOutdated
                ? 'translate.confirmAll'
                : entry.isLive
                  ? 'translate.saveLive'
                  : 'translate.save',
            )}
          </Button>
          <NextEntry source={source} target={target} />
        </Flex>
      </Flex>
      <SuggestionNote suggestions={suggestions} />
      {failure === undefined ? null : <SaveFailureNote failure={failure} onReload={hand.reload} />}
      {entry.differing.length === 0 ? null : (
        <Box padding={4} background="warning100" hasRadius>
          <Typography textColor="warning700">
            {t('translate.differing', { fields: entry.differing.join(', ') })}
          </Typography>
        </Box>
      )}
      {texts.length === 0 ? (
        <EmptyStateLayout
          icon={<EmptyDocuments width="16rem" />}
          content={t('translate.empty', { language: shownLanguage(source, locale) })}
        />
      ) : (
        <Box ref={list} background="neutral0" hasRadius shadow="tableShadow">
          {texts.map((text) => (
            <TextRow
              key={text.pair.path.join('.')}
              text={text}
              source={source}
              target={target}
              isDisabled={!isOpen}
              isSuggestion={suggestions.isSuggestion(text)}
              lost={suggestions.lostOf(text)}
              isTooLong={suggestions.isTooLong(text)}
              onWrite={(value) => hand.write(text.pair, value)}
              onReview={() => void review(text.pair)}
              onSuggest={
                suggestions.suggester === undefined ? undefined : () => void suggestions.suggest([text])
              }
            />
          ))}
        </Box>
      )}
    </Flex>
  );
}

/** A link to the next entry that needs work, if the page was opened from the overview. */
function NextEntry({ source, target }: Pick<SideBySideProps, 'source' | 'target'>) {
  const { t } = useTexts();
  const { state }: { readonly state: unknown } = useLocation();
  const { back, next } = readOverviewState(state);
  const [entry, ...others] = next;
  if (entry === undefined) return null;
  return (
    <LinkButton
      tag={Link}
      to={translateAddress(entry, { source, target })}
      state={{ back, next: others } satisfies OverviewState}
      variant="tertiary"
      endIcon={<ArrowRight aria-hidden />}
    >
      {t('translate.nextEntry')}
    </LinkButton>
  );
}

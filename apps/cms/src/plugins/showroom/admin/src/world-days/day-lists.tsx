import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Comparison } from '../../../contracts/versions.ts';
import type { DayEntry, NewerEntry, WorldDay } from '../../../contracts/world-days.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { requestPath } from '../versions/addresses.ts';
import type { VersionedEntry } from '../versions/addresses.ts';
import { ComparisonView } from '../versions/comparison-view.tsx';

interface Props {
  readonly day: WorldDay;
  /** Newer locations that leave the world. */
  readonly leaving: ReadonlySet<string>;
  readonly onLeave: (location: string, isLeaving: boolean) => void;
}

/** The entries that would change, those that were not there, and those that are left alone. */
export function DayLists({ day: { entries, newer, untouched }, leaving, onLeave }: Props) {
  const { t } = useTexts();
  const kindOf = useKindName();
  const ofKind = (kind: DayEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  return (
    <>
      <List title={t('worldDays.changed')} entries={ofKind('changed')}>
        {(entry) => <ChangedEntry key={entry.documentId} entry={entry} />}
      </List>
      <List title={t('worldDays.back')} entries={ofKind('back')}>
        {({ uid, documentId, title }) => (
          <Typography key={documentId} tag="li" textColor="neutral800">
            {`${kindOf(uid)}: ${title}`}
          </Typography>
        )}
      </List>
      <List title={t('worldDays.newer')} text={t('worldDays.newer.text')} entries={newer}>
        {(entry) => (
          <li key={entry.documentId}>
            {entry.fate === 'chosen' ? (
              <Checkbox
                checked={leaving.has(entry.documentId)}
                onCheckedChange={(isChecked) => onLeave(entry.documentId, isChecked === true)}
              >
                {t('worldDays.leaves', { title: entry.title })}
              </Checkbox>
            ) : (
              <Typography textColor="neutral800">
                {`${kindOf(entry.uid)}: ${entry.title} (${t(isOff(entry, leaving) ? 'worldDays.off' : 'worldDays.unchanged')})`}
              </Typography>
            )}
          </li>
        )}
      </List>
      <List title={t('worldDays.untouched')} entries={untouched}>
        {({ uid, documentId, title, reason }) => (
          <Typography key={documentId} tag="li" textColor="neutral800">
            {`${kindOf(uid)}: ${title} (${t(`worldDays.untouched.${reason}`)})`}
          </Typography>
        )}
      </List>
    </>
  );
}

function isOff({ fate, ends }: NewerEntry, leaving: ReadonlySet<string>): boolean {
  return fate === 'follows' && ends.every((end) => leaving.has(end));
}

interface ListProps<Entry> {
  readonly title: string;
  readonly text?: string;
  readonly entries: readonly Entry[];
  readonly children: (entry: Entry) => ReactNode;
}

function List<Entry>({ title, text, entries, children }: ListProps<Entry>) {
  if (entries.length === 0) return null;
  return (
    <Box tag="section" aria-label={title} padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {title}
      </Typography>
      {text === undefined ? null : (
        <Box paddingTop={2} maxWidth="80rem">
          <Typography tag="p" textColor="neutral600">
            {text}
          </Typography>
        </Box>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={3}>
        {entries.map(children)}
      </Flex>
    </Box>
  );
}

function ChangedEntry({ entry }: { readonly entry: DayEntry }) {
  const { t } = useTexts();
  const { formatDisplayName } = useIntl();
  const kindOf = useKindName();
  const [open, setOpen] = useState<DayEntry['languages'][number]>();
  const { uid, documentId, title, languages, takenFrom } = entry;
  return (
    <li>
      <Flex gap={3} wrap="wrap">
        <Typography textColor="neutral800">{`${kindOf(uid)}: ${title}`}</Typography>
        {languages.map((language) => {
          const name = language.locale && formatDisplayName(language.locale, { type: 'language' });
          const isOpen = open === language;
          const label = name === undefined ? 'worldDays.compareOf' : 'worldDays.compareIn';
          return (
            <Button
              key={language.version}
              variant="tertiary"
              size="S"
              aria-expanded={isOpen}
              aria-label={isOpen ? t('worldDays.hide') : t(label, { title, language: name ?? '' })}
              onClick={() => setOpen(isOpen ? undefined : language)}
            >
              {isOpen ? t('worldDays.hide') : [t('worldDays.compare'), name].filter(Boolean).join(': ')}
            </Button>
          );
        })}
      </Flex>
      {takenFrom === undefined ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('worldDays.takenFrom', { world: takenFrom })}
        </Typography>
      )}
      {open === undefined ? null : (
        <Box paddingTop={4} paddingBottom={4}>
          <Compared entry={{ uid, documentId, locale: open.locale }} version={open.version} />
        </Box>
      )}
    </li>
  );
}

function Compared({ entry, version }: { readonly entry: VersionedEntry; readonly version: number }) {
  const answered = useAnswer<Comparison>(requestPath(entry, '/compare', { version: String(version) }));
  return (
    <AnsweredPage answered={answered}>
      {(comparison) => <ComparisonView comparison={comparison} />}
    </AnsweredPage>
  );
}

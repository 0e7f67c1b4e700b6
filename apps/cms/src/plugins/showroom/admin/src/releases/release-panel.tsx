import { Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useForm, useQueryParams, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PLAN_RELEASES, READ_RELEASES, RELEASES_PATH } from '../../../contracts/releases.ts';
import type { ItemAction, Release, ReleaseItem, ReleaseList } from '../../../contracts/releases.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { useRefusal } from '../account-worlds/refused-entries.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ActionSelect } from './add-world.tsx';
import { newReleasePage, releasePage } from './addresses.ts';
import { ChooseRelease } from './choose-release.tsx';
import { useReleaseTexts } from './use-release-texts.ts';
import { TargetLink } from './target-link.ts';

const PERMISSIONS = [
  { action: READ_RELEASES, subject: null },
  { action: PLAN_RELEASES, subject: null },
];

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

interface Entry {
  readonly uid: string;
  readonly documentId: string;
  /** Absent for types without languages. */
  readonly locale?: string | undefined;
  readonly title: string;
}

/** Panel of the edit view: the releases that this entry is part of, and how to add it to one. */
export function ReleasePanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { permissions } = useRBAC(PERMISSIONS);
  const [{ query }] = useQueryParams<LocaleQuery>();
  const id = documentId ?? document?.documentId;
  const refusal = useRefusal(model, id, String(document?.updatedAt));
  if (!model.startsWith('api::') || document?.updatedAt === undefined || id === undefined) return null;
  if (permissions.length < PERMISSIONS.length || refusal !== undefined) return null;
  const entry = {
    uid: model,
    documentId: id,
    locale: query.plugins?.i18n?.locale,
    title: titleIn(document),
  };
  return { title: t('releases.panel'), content: <Loaded key={`${id} ${entry.locale}`} entry={entry} /> };
}

/** As the server finds titles. */
function titleIn(document: object): string {
  for (const name of ['title', 'name', 'payloadId', 'key', 'slug', 'event']) {
    const value: unknown = (document as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

function Loaded({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts();
  const answered = useAnswer<ReleaseList>(RELEASES_PATH);
  if (answered.status !== 'ready') {
    return (
      <Typography textColor="neutral600">
        {t(answered.status === 'loading' ? 'pages.loading' : 'pages.failed')}
      </Typography>
    );
  }
  const { releases, kinds } = answered.data;
  if (!kinds.includes(entry.uid)) {
    return <Typography textColor="neutral600">{t('releases.panel.noDraft')}</Typography>;
  }
  const planned = releases.filter(({ state }) => state === 'planned');
  const isPart = ({ items }: Release): boolean =>
    items.some((item) => item.kind === 'entry' && item.documentId === entry.documentId);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Parts releases={planned.filter(isPart)} />
      <Adding entry={entry} releases={planned.filter((one) => !isPart(one))} onAdded={answered.again} />
    </Flex>
  );
}

function Parts({ releases }: { readonly releases: readonly Release[] }) {
  const { t } = useTexts();
  const { whenOf } = useReleaseTexts();
  if (releases.length === 0) return null;
  return (
    <div>
      <Typography tag="p" fontWeight="bold" textColor="neutral800">
        {t('releases.panel.in')}
      </Typography>
      <ul>
        {releases.map((release) => (
          <li key={release.id}>
            <TargetLink tag={RouterLink} to={releasePage(release.id)}>
              {release.name}
            </TargetLink>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {whenOf(release)}
            </Typography>
          </li>
        ))}
      </ul>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t('releases.panel.later')}
      </Typography>
    </div>
  );
}

interface AddingProps {
  readonly entry: Entry;
  readonly releases: readonly Release[];
  readonly onAdded: () => void;
}

function Adding({ entry, releases, onAdded }: AddingProps) {
  const { t } = useTexts();
  const isModified = useForm('ReleasePanel', ({ modified }) => modified);
  const [action, setAction] = useState<ItemAction>('publish');
  const [isWhole, setIsWhole] = useState(false);
  const { uid, documentId, locale, title } = entry;
  const item: ReleaseItem = {
    kind: 'entry',
    action,
    uid,
    documentId,
    ...(locale === undefined || isWhole ? {} : { locales: [locale] }),
  };
  if (isModified) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {t('releases.panel.unsaved')}
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="release-action">
        <Field.Label>{t('releases.action')}</Field.Label>
        <ActionSelect value={action} onChange={setAction} />
      </Field.Root>
      {locale === undefined ? null : (
        <Field.Root name="release-languages">
          <Field.Label>{t('releases.panel.languages')}</Field.Label>
          <SingleSelect value={isWhole ? 'all' : 'this'} onChange={(value) => setIsWhole(value === 'all')}>
            <SingleSelectOption value="this">{t('releases.panel.thisLanguage')}</SingleSelectOption>
            <SingleSelectOption value="all">{t('releases.panel.allLanguages')}</SingleSelectOption>
          </SingleSelect>
        </Field.Root>
      )}
      <ChooseRelease item={item} releases={releases} onAdded={onAdded} />
      <TargetLink tag={RouterLink} to={newReleasePage(item, title)}>
        {t('releases.new')}
      </TargetLink>
    </Flex>
  );
}

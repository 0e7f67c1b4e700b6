import { Flex, Link, Typography } from '@strapi/design-system';
import { useQueryParams, useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { READ_VERSIONS } from '../../../contracts/versions.ts';
import type { VersionList } from '../../../contracts/versions.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { requestPath, versionsPage } from './addresses.ts';
import type { VersionedEntry } from './addresses.ts';
import { UndoPublish } from './undo-publish.tsx';
import { useVersionTime, VersionLine } from './version-line.tsx';

const PERMISSIONS = [{ action: READ_VERSIONS, subject: null }];

/** How many versions fit beside a form. */
const SHOWN = 5;

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/** Panel of the edit view: the latest versions of this entry, and the undo of its publish. */
export function VersionsPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const [{ query }] = useQueryParams<LocaleQuery>();
  const id = documentId ?? document?.documentId;
  if (!model.startsWith('api::') || document?.updatedAt === undefined || id === undefined) return null;
  if (!allowedActions['canRead']) return null;
  const entry = { uid: model, documentId: id, locale: query.plugins?.i18n?.locale };
  return {
    title: t('versions.title'),
    content: <Latest key={`${entry.locale} ${String(document.updatedAt)}`} entry={entry} />,
  };
}

function Latest({ entry }: { readonly entry: VersionedEntry }) {
  const { t } = useTexts();
  const timeOf = useVersionTime();
  const answered = useAnswer<VersionList>(requestPath(entry));
  if (answered.status !== 'ready') {
    return (
      <Typography textColor="neutral600">
        {t(answered.status === 'loading' ? 'pages.loading' : 'pages.failed')}
      </Typography>
    );
  }
  const { versions, undo } = answered.data;
  if (versions.length === 0) return <Typography textColor="neutral600">{t('versions.empty')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {undo === undefined ? null : <UndoPublish entry={entry} undo={undo} />}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={t('versions.list')}>
        {versions.slice(0, SHOWN).map((version) => (
          <li key={version.id}>
            <VersionLine version={version}>
              {version.isGone ? null : (
                <Link
                  tag={RouterLink}
                  to={versionsPage(entry, { version: String(version.id) })}
                  aria-label={t('versions.compareOf', { time: timeOf(version.at) })}
                >
                  {t('versions.compare')}
                </Link>
              )}
            </VersionLine>
          </li>
        ))}
      </Flex>
      <Link tag={RouterLink} to={versionsPage(entry)}>
        {t('versions.all')}
      </Link>
    </Flex>
  );
}

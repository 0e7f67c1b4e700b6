import { Flex, Typography } from '@strapi/design-system';
import { Eye, EyeStriked, Link } from '@strapi/icons';
import { useQueryParams, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { LINKED_UIDS, READ_PREVIEW, SHARE_PREVIEW } from '../../../contracts/preview.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { PanelButton } from '../auto-height-button.ts';
import { useTexts } from '../use-texts.ts';
import { changePane, usePaneSettings } from './pane-settings.ts';
import { PreviewPane } from './preview-pane.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VisitLink } from './visit-link.tsx';

/** The types that the preview can show. Others are parts of these and are shown after saving. */
const SEEN: ReadonlySet<string> = new Set([
  'api::app-setting.app-setting',
  'api::article.article',
  'api::box-hook.box-hook',
  'api::content-location.content-location',
  'api::content-story.content-story',
  'api::content-transition.content-transition',
  'api::dashboard.dashboard',
  'api::icon.icon',
  'api::menu.menu',
  'api::portal.portal',
  'api::ui-translation.ui-translation',
  'api::world.world',
]);

const PERMISSIONS = [READ_PREVIEW, SHARE_PREVIEW].map((action) => ({ action, subject: null }));

/** Panel of the edit view: opens the showroom beside the form, and shares drafts. */
export function PreviewPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { permissions } = useRBAC(PERMISSIONS);
  const may = (wanted: string): boolean => permissions.some(({ action }) => action === wanted);
  const mayShare = may(SHARE_PREVIEW);
  if (!SEEN.has(model) || !may(READ_PREVIEW)) return null;
  return {
    title: t('preview.title'),
    content: (
      <Controls
        uid={model}
        documentId={documentId ?? document?.documentId}
        // What has no drafts has no status either.
        isPublished={document?.documentId !== undefined && document.status !== 'draft'}
        mayShare={mayShare}
      />
    ),
  };
}

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

interface ControlsProps {
  readonly uid: string;
  readonly documentId: string | undefined;
  readonly isPublished: boolean;
  readonly mayShare: boolean;
}

function Controls({ uid, documentId, isPublished, mayShare }: ControlsProps) {
  const { t } = useTexts();
  const { isOpen } = usePaneSettings();
  const [isSharing, setIsSharing] = useState(false);
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale;
  const canBeLinked = documentId !== undefined && LINKED_UIDS.some((one) => one === uid);
  const linked = canBeLinked ? { uid, documentId, ...(locale === undefined ? {} : { locale }) } : undefined;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <PanelButton
        variant="secondary"
        startIcon={isOpen ? <EyeStriked aria-hidden /> : <Eye aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => changePane({ isOpen: !isOpen })}
      >
        {t(isOpen ? 'preview.shut' : 'preview.open')}
      </PanelButton>
      {isPublished && documentId !== undefined ? <VisitLink uid={uid} documentId={documentId} /> : null}
      {mayShare ? (
        <PanelButton variant="tertiary" startIcon={<Link aria-hidden />} onClick={() => setIsSharing(true)}>
          {t('preview.share')}
        </PanelButton>
      ) : null}
      <Typography variant="pi" textColor="neutral600">
        {t('preview.hint')}
      </Typography>
      {isOpen ? <PreviewPane uid={uid} documentId={documentId} /> : null}
      {isSharing ? <ShareDialog entry={linked} onClose={() => setIsSharing(false)} /> : null}
    </Flex>
  );
}

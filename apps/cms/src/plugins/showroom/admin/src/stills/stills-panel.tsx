import { useForm, useRBAC } from '@strapi/strapi/admin';
import { TARGET_UIDS } from '../../../contracts/placing.ts';
import { useRefusal } from '../account-worlds/refused-entries.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { useTexts } from '../use-texts.ts';
import { panoramaIn } from './form-panorama.ts';
import { MakeStills } from './make-stills.tsx';

const PERMISSIONS = [{ action: 'plugin::upload.assets.create', subject: null }];

/** Panel of a location's edit view: makes the pictures of its panorama's start view. */
export function StillsPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { allowedActions } = useRBAC(PERMISSIONS);
  const hasPanorama = useForm('StillsPanel', ({ values }) => panoramaIn(values) !== undefined);
  const isDisabled = useForm('StillsPanel', ({ disabled }) => disabled);
  const refusal = useRefusal(model, documentId, String(document?.updatedAt));
  if (model !== TARGET_UIDS.location || !hasPanorama || isDisabled) return null;
  if (allowedActions['canCreate'] !== true || refusal !== undefined) return null;
  return { title: t('stills.title'), content: <MakeStills /> };
}

import { Flex, Link, TextButton, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { READ_DOCTOR } from '../../../contracts/doctor.ts';
import type { FoundEntry } from '../../../contracts/doctor.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { DOCTOR_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { keyOfFinding } from './key-of-finding.ts';
import { mendingAddress } from './mending-address.ts';
import { PanelFinding } from './panel-finding.tsx';
import { useExaminedSince } from './use-examined.ts';
import { useFieldInFocus } from './use-field-in-focus.ts';

/** The types that the doctor checks. */
const EXAMINED: ReadonlySet<string> = new Set([
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
  'api::screensaver.screensaver',
  'api::ui-translation.ui-translation',
  'api::world.world',
]);

const PERMISSIONS = [{ action: READ_DOCTOR, subject: null }];

/** Panel of the edit view: the findings about this entry. */
export function DoctorPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { allowedActions } = useRBAC(PERMISSIONS);
  if (!EXAMINED.has(model) || !allowedActions['canRead']) return null;
  const saved = documentId ?? document?.documentId;
  return {
    title: t('panel.title'),
    content:
      saved === undefined || document === undefined ? (
        <Note text={t('panel.unsaved')} />
      ) : (
        <Findings documentId={saved} written={String(document.updatedAt)} model={model} />
      ),
  };
}

interface FindingsProps {
  readonly model: string;
  readonly documentId: string;
  /** When it was last saved, by the CMS's clock. */
  readonly written: string;
}

function Findings({ model, documentId, written }: FindingsProps) {
  const { t } = useTexts();
  const examination = useExaminedSince(written);
  useFieldInFocus();
  if (examination.status === 'loading') return <Note text={t('doctor.loading')} />;
  if (examination.status === 'failed') {
    return (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Note text={t('panel.failed')} />
        <TextButton onClick={examination.again}>{t('doctor.retry')}</TextButton>
      </Flex>
    );
  }
  const isOfThis = (entry: FoundEntry | undefined): boolean =>
    entry?.uid === model && entry.documentId === documentId;
  const { defaultLocale } = examination.showroom;
  const findings = examination.showroom.findings.filter(
    ({ entry, rival }) => isOfThis(entry) || isOfThis(rival),
  );
  if (findings.length === 0) return <Note text={t('panel.healthy')} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {findings.map((finding) => {
          const other = isOfThis(finding.rival) ? finding.entry : finding.rival;
          return (
            <PanelFinding
              key={keyOfFinding(finding)}
              finding={finding}
              elsewhere={
                finding.rival === undefined
                  ? undefined
                  : mendingAddress(
                      { code: finding.code, subject: finding.subject, ...(other && { entry: other }) },
                      defaultLocale,
                    )
              }
            />
          );
        })}
      </Flex>
      <Link tag={RouterLink} to={DOCTOR_PAGE}>
        {t('panel.all')}
      </Link>
    </Flex>
  );
}

function Note({ text }: { readonly text: string }) {
  return <Typography textColor="neutral600">{text}</Typography>;
}

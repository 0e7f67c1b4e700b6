import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { READ_DOCTOR } from '../../../contracts/doctor.ts';
import type { EditedEntry } from '../edit-view-panels.ts';
import { DOCTOR_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { SeverityStatus } from './severity-status.tsx';
import { shownField } from './shown-field.ts';
import { useExamined } from './use-examined.ts';
import { useFieldInFocus } from './use-field-in-focus.ts';

/** What the doctor can say something about. */
const EXAMINED: ReadonlySet<string> = new Set([
  'api::app-setting.app-setting',
  'api::article.article',
  'api::content-location.content-location',
  'api::content-transition.content-transition',
  'api::dashboard.dashboard',
  'api::menu.menu',
  'api::portal.portal',
  'api::screensaver.screensaver',
  'api::world.world',
]);

const PERMISSIONS = [{ action: READ_DOCTOR, subject: null }];

/** Beside the edit view: what the doctor found in this very entry. */
export const DoctorPanel = ({ model, documentId, document }: EditedEntry) => {
  const { say } = useTexts();
  const { allowedActions } = useRBAC(PERMISSIONS as never);
  if (!EXAMINED.has(model) || !allowedActions['canRead']) return null;
  return {
    title: say('panel.title'),
    content: <Findings documentId={documentId} stamp={String(document?.updatedAt)} model={model} />,
  };
};

interface FindingsProps {
  readonly model: string;
  readonly documentId: string | undefined;
  readonly stamp: string;
}

const Findings = ({ model, documentId, stamp }: FindingsProps) => {
  const { say, sayIfKnown } = useTexts();
  const examination = useExamined(stamp);
  useFieldInFocus();
  if (documentId === undefined && examination.state === 'ready') return <Note text={say('panel.unsaved')} />;
  if (examination.state === 'loading') return <Note text={say('doctor.loading')} />;
  if (examination.state === 'failed') return <Note text={say('panel.failed')} />;
  const findings = examination.showroom.findings.filter(
    ({ entry }) => entry?.uid === model && entry.documentId === documentId,
  );
  if (findings.length === 0) return <Note text={say('panel.healthy')} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {findings.map(({ severity, code, sentence, fix, place }) => (
          <Box tag="li" key={JSON.stringify([place, sentence])}>
            <Flex gap={2} wrap="wrap">
              <SeverityStatus severity={severity} />
              <Typography variant="pi" textColor="neutral600">
                {[place.locale, shownField(place.field)].filter((part) => part !== undefined).join(' · ')}
              </Typography>
            </Flex>
            <Box paddingTop={1}>
              <Typography tag="p" fontWeight="bold" textColor="neutral800">
                {say(`code.${code}`)}
              </Typography>
              <Typography tag="p" lang="en" textColor="neutral800">
                {sentence}
              </Typography>
              <Typography tag="p" textColor="neutral600">
                {sayIfKnown(`fix.${code}`) ?? fix}
              </Typography>
            </Box>
          </Box>
        ))}
      </Flex>
      <Link tag={RouterLink} to={DOCTOR_PAGE}>
        {say('panel.all')}
      </Link>
    </Flex>
  );
};

const Note = ({ text }: { readonly text: string }) => <Typography textColor="neutral600">{text}</Typography>;

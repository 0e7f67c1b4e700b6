import { Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import { useForm, useQueryParams, useRBAC } from '@strapi/strapi/admin';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useRefusal } from '../../account-worlds/refused-entries.ts';
import { PanelButton } from '../../auto-height-button.ts';
import type { EditedEntry } from '../../edited-entry.ts';
import { isMove } from '../../media/moves.ts';
import { withView } from '../../panorama/form-angles.ts';
import { viewText } from '../../panorama/view-text.ts';
import { useTexts } from '../../use-texts.ts';
import { ARRIVAL_FIELD, arrivalIn, mayChangeArrival } from './arrival-view.ts';
import { useArrivalTarget } from './use-arrival-target.ts';
import type { TargetPanorama } from './use-arrival-target.ts';

/** Loaded on demand, with what draws a panorama. */
const ArrivalDialog = lazy(async () => ({ default: (await import('./arrival-dialog.tsx')).ArrivalDialog }));

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/** Panel of the edit view of a transition into a panorama: chooses by looking where visitors are turned to. */
export function ArrivalPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const [{ query }] = useQueryParams<Query>();
  // Strapi checks the rights again whenever the list is another one.
  const rights = useMemo(
    () => [{ action: 'plugin::content-manager.explorer.update', subject: model }],
    [model],
  );
  const { permissions } = useRBAC(rights);
  const isDisabled = useForm('ArrivalPanel', ({ disabled }) => disabled);
  const change = useForm('ArrivalPanel', ({ values }) => (values as { readonly to?: unknown }).to);
  const stamp = String(document?.updatedAt);
  const refusal = useRefusal(model, documentId, stamp);
  const locale = query.plugins?.i18n?.locale;
  const isShown =
    isMove(model) && !isDisabled && refusal === undefined && mayChangeArrival(permissions, locale);
  const target = useArrivalTarget(isShown ? { uid: model, documentId, locale, stamp } : undefined, change);
  if (target.kind === 'none') return null;
  return {
    title: t('placing.arrival.panel'),
    content:
      target.kind === 'failed' ? (
        <Typography textColor="danger600" role="alert">
          {t('placing.arrival.unknown')}
        </Typography>
      ) : (
        <Entrance target={target} />
      ),
  };
}

/** What is chosen, and the button that opens the panorama. It has the focus again when the panorama is closed. */
function Entrance({ target }: { readonly target: TargetPanorama }) {
  const { t } = useTexts();
  const { start } = target.panorama;
  const values = useForm('ArrivalPanel', (form) => form.values) as object;
  const onChange = useForm('ArrivalPanel', (form) => form.onChange);
  const [isOpen, setOpen] = useState(false);
  const arrival = arrivalIn(values, start);
  const row = (values as { readonly [ARRIVAL_FIELD]?: unknown })[ARRIVAL_FIELD];
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600" aria-live="polite">
        {arrival === undefined
          ? t('placing.arrival.none')
          : t('placing.arrival.turned', { view: viewText(t, arrival) })}
      </Typography>
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Trigger>
          <PanelButton variant="secondary" startIcon={<Earth aria-hidden />}>
            {t('placing.arrival.open')}
          </PanelButton>
        </Modal.Trigger>
        {isOpen ? (
          <Suspense fallback={<Loader small>{t('placing.loading')}</Loader>}>
            <ArrivalDialog
              key={target.panorama.picture.url}
              target={target}
              arrival={arrival}
              onTake={(view) => onChange(ARRIVAL_FIELD, withView(row, view))}
              onRemove={() => onChange(ARRIVAL_FIELD, null)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </Modal.Root>
    </Flex>
  );
}

import { Flex, Loader, Typography } from '@strapi/design-system';
import { PinMap } from '@strapi/icons';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { TARGET_UIDS } from '../../../contracts/placing.ts';
import { PLACED_HOTSPOT } from '../../../contracts/preview.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { PanelButton } from '../auto-height-button.ts';
import { useTexts } from '../use-texts.ts';
import { hotspotsIn } from './form-hotspot.ts';
import { forgetPlacing } from './spread-choice.ts';

/** Loaded on demand, together with the showroom's style sheets: Strapi's page does not link any. */
const PlacingDialog = lazy(async () => ({ default: (await import('./placing-dialog.tsx')).PlacingDialog }));

/** Panel of a location's edit view: opens its pictures to place hotspots. */
export function PlacingPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  if (model !== TARGET_UIDS.location) return null;
  return {
    title: t('placing.panel'),
    content: <Entrance documentId={documentId} stamp={String(document?.updatedAt)} />,
  };
}

interface EntranceProps {
  readonly documentId: string | undefined;
  readonly stamp: string;
}

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

function Entrance({ documentId, stamp }: EntranceProps) {
  const { t } = useTexts();
  const count = useForm('PlacingPanel', (form) => hotspotsIn(form.values).length);
  const [{ query }] = useQueryParams<Query>();
  const isModified = useForm('PlacingPanel', ({ modified }) => modified);
  const { key } = useLocation();
  const [address, setAddress] = useSearchParams();
  // The hotspot that an editor has chosen in the preview.
  const wanted = address.get(PLACED_HOTSPOT) ?? undefined;
  // The step in the history with which it was closed: choosing the same hotspot again is another one.
  const [closed, setClosed] = useState<string>();
  const isOver = wanted !== undefined && closed === key;
  const shown = isOver || count === 0 ? undefined : wanted;
  const [isOpen, setOpen] = useState(false);
  const locale = query.plugins?.i18n?.locale ?? '';
  // Strapi asks before the address changes while something is not saved.
  useEffect(() => {
    if (isOver && !isModified) setAddress(withoutWanted, { replace: true });
  }, [isOver, isModified, setAddress]);
  useEffect(() => () => forgetPlacing({ documentId, locale }), [documentId, locale]);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600">{t('placing.count', { count })}</Typography>
      <PanelButton variant="secondary" startIcon={<PinMap aria-hidden />} onClick={() => setOpen(true)}>
        {t('placing.open')}
      </PanelButton>
      {isOpen || shown !== undefined ? (
        <Suspense fallback={<Loader small>{t('placing.loading')}</Loader>}>
          <PlacingDialog
            documentId={documentId}
            locale={locale}
            stamp={stamp}
            wanted={shown}
            onClose={() => {
              setOpen(false);
              setClosed(key);
            }}
          />
        </Suspense>
      ) : null}
    </Flex>
  );
}

function withoutWanted(address: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(address);
  rest.delete(PLACED_HOTSPOT);
  return rest;
}

import { Flex, Loader } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { lazy, Suspense, useState } from 'react';
import { PanelButton } from '../../auto-height-button.ts';
import type { EditedEntry } from '../../edited-entry.ts';
import { useTexts } from '../../use-texts.ts';
import { sameView, VIEW_ZONES, viewsIn, withInside } from './form-views.ts';
import type { ListedView } from './form-views.ts';

/** Loaded on demand, together with the showroom's style sheets: Strapi's page does not link any. */
const InsideDialog = lazy(async () => ({ default: (await import('./inside-dialog.tsx')).InsideDialog }));

/** Panel of an edit view: opens each panorama that the entry shows, to place hotspots inside it. */
export function InsidePanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const zone = VIEW_ZONES[model] ?? '';
  const isShown = useForm('InsidePanel', ({ values }) => viewsIn(fieldOf(values, zone)).length > 0);
  if (!isShown) return null;
  return {
    title: t('placing.inside.panel'),
    content: (
      <Entrances model={model} zone={zone} documentId={documentId} stamp={String(document?.updatedAt)} />
    ),
  };
}

interface Props {
  readonly model: string;
  readonly zone: string;
  readonly documentId: string | undefined;
  readonly stamp: string;
}

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

function Entrances({ model, zone, documentId, stamp }: Props) {
  const { t } = useTexts();
  const field = useForm('InsidePanel', ({ values }) => fieldOf(values, zone));
  const onChange = useForm('InsidePanel', (form) => form.onChange);
  const [{ query }] = useQueryParams<Query>();
  const [opened, setOpened] = useState<ListedView>();
  const views = viewsIn(field);
  const view = opened && sameView(views, opened);
  // Followed from one change to the next: a save, or a merge, gives it another key or place.
  if (view !== undefined && view.row !== opened?.row) setOpened(view);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {views.map((each) => (
        <PanelButton
          key={each.row['__temp_key__']}
          variant="secondary"
          startIcon={<Earth aria-hidden />}
          onClick={() => setOpened(each)}
        >
          {t('placing.inside.openNamed', { title: each.title })}
        </PanelButton>
      ))}
      {view === undefined ? null : (
        <Suspense fallback={<Loader small>{t('placing.loading')}</Loader>}>
          <InsideDialog
            view={view}
            entry={{ uid: model, documentId, locale: query.plugins?.i18n?.locale ?? '', stamp }}
            theme={{}}
            onWrite={(hotspots) => onChange(zone, withInside(field, view, hotspots))}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Flex>
  );
}

function fieldOf(values: object, zone: string): unknown {
  return (values as Readonly<Record<string, unknown>>)[zone];
}

import { EmptyStateLayout, Flex, Modal, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useForm } from '@strapi/strapi/admin';
import type { Background } from '@vitrine/core/world/background';
import { useMemo, useState } from 'react';
import { withView } from '../panorama/form-angles.ts';
import { useTexts } from '../use-texts.ts';
import { DialogContent, Side, Work } from './dialog-parts.ts';
import { FormHead } from './form-head.tsx';
import { keyOf, priorityOf } from './form-hotspot.ts';
import { panoramaIn } from './form-panorama.ts';
import { HotspotList } from './hotspot-list.tsx';
import { Pane } from './pane.tsx';
import { mobilePictureIn, positionText } from './picture-names.ts';
import { backgroundsIn, placementPictures } from './pictures.ts';
import { useDrawn } from './placed-hotspots.tsx';
import { PlacingDialogs } from './placing-dialogs.tsx';
import type { OpenDialog } from './placing-dialogs.tsx';
import { HotspotDetails } from './hotspot-details.tsx';
import { RoundPane } from './round-pane.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePlacing } from './use-placing.ts';
import { useSurroundings } from './use-surroundings.ts';
import { viewOf, VISITOR_WINDOWS } from './windows.ts';
import type { VisitorWindow, WindowView } from './windows.ts';
import { WindowPreviews } from './window-previews.tsx';

interface Props {
  /** Absent for a new location. */
  readonly documentId: string | undefined;
  readonly locale: string;
  /** Changes with every save of the location. */
  readonly stamp: string;
  /** The title of the hotspot that is selected first. */
  readonly wanted: string | undefined;
  readonly onClose: () => void;
}

/** Largest zoom: one pixel of the picture covers several of the screen. */
const MAX_ZOOM = 8;

/** The pictures of a location in a full-window dialog, to place its hotspots on. It works on the form's values. */
export function PlacingDialog({ documentId, locale, stamp, wanted, onClose }: Props) {
  const { t } = useTexts();
  const values = useForm('PlacingDialog', (form) => form.values);
  const onChange = useForm('PlacingDialog', (form) => form.onChange);
  const isModified = useForm('PlacingDialog', (form) => form.modified);
  const isDisabled = useForm('PlacingDialog', (form) => form.disabled);
  const [state, dispatch] = usePlacing({ documentId, locale, wanted });
  const surroundings = useSurroundings({ documentId, locale, stamp });
  const [zoom, setZoom] = useState(1);
  const [isSnapping, setSnapping] = useState(true);
  const [isFurnished, setFurnished] = useState(true);
  const [windowName, setWindowName] = useState<VisitorWindow['name']>();
  const [open, setOpen] = useState<OpenDialog>();
  const fields = (values as { readonly background?: unknown }).background;
  const backgrounds = useMemo(() => backgroundsIn({ background: fields }), [fields]);
  const pictures = placementPictures(backgrounds);
  const inForm = (values as { readonly panorama?: unknown }).panorama;
  const panorama = useMemo(() => panoramaIn({ panorama: inForm }), [inForm]);
  const drawn = useDrawn(state.hotspots, surroundings, panorama?.start);
  const selected = state.hotspots.find((hotspot) => keyOf(hotspot) === state.selected);
  const views = VISITOR_WINDOWS.flatMap((window) => viewOf(window, backgrounds) ?? []);
  const chosen = views.find(({ window }) => window.name === windowName);
  const zoomBy = (factor: number): void => setZoom((now) => Math.min(Math.max(now * factor, 1), MAX_ZOOM));
  const { activity } = state;
  const { title: named } = values as { readonly title?: unknown };

  return (
    <Modal.Root open onOpenChange={onClose}>
      <DialogContent
        aria-describedby="placing-help"
        onEscapeKeyDown={(event: KeyboardEvent) => {
          if (activity.kind === 'idle') return;
          event.preventDefault();
          dispatch({ type: activity.kind === 'dragging' ? 'dragCancelled' : 'addingCancelled' });
        }}
        onInteractOutside={(event: Event) => event.preventDefault()}
      >
        <FormHead
          title={t('placing.dialogTitle', { title: typeof named === 'string' ? named : '' })}
          onClose={onClose}
        />
        <Typography id="placing-help" variant="pi" textColor="neutral600" tag="p">
          {t(isDisabled ? 'placing.published' : 'placing.help')}
        </Typography>
        {pictures.length === 0 ? (
          <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('placing.noPicture')} />
        ) : (
          <>
            <Toolbar
              state={state}
              dispatch={dispatch}
              zoom={zoom}
              onZoom={zoomBy}
              onWhole={() => setZoom(1)}
              isSnapping={isSnapping}
              onSnapping={setSnapping}
              isFurnished={isFurnished}
              onFurnished={setFurnished}
              isDisabled={isDisabled}
              otherLocales={surroundings.otherLocales}
              onAdd={() =>
                dispatch({ type: 'positionChosen', at: { ratio: '4x3', point: { x: 50, y: 50 } } })
              }
            />
            {surroundings.status === 'failed' ? (
              <Typography role="alert" textColor="danger600">
                {t('placing.surroundingsFailed')}
              </Typography>
            ) : null}
            <Work>
              <div>
                <Flex gap={4} alignItems="flex-start" wrap="wrap">
                  {panorama === undefined || backgrounds.some(({ kind }) => kind === 'video') ? null : (
                    <RoundPane
                      key={panorama.picture.url}
                      panorama={panorama}
                      backgrounds={backgrounds}
                      drawn={drawn}
                      state={state}
                      dispatch={dispatch}
                      surroundings={surroundings}
                      isDisabled={isDisabled}
                      onStart={(view) => onChange('panorama', withView(inForm, view))}
                    />
                  )}
                  {pictures.map((background) => (
                    <Pane
                      key={`${background.key} ${background.media.url}`}
                      background={background}
                      drawn={drawn}
                      state={state}
                      dispatch={dispatch}
                      surroundings={surroundings}
                      zoom={zoom}
                      onZoom={zoomBy}
                      isSnapping={isSnapping}
                      isDisabled={isDisabled}
                      view={chosen}
                      furnished={isFurnished ? furnishedView(background, chosen, views) : undefined}
                    />
                  ))}
                </Flex>
                <WindowPreviews
                  backgrounds={backgrounds}
                  drawn={drawn}
                  surroundings={surroundings}
                  isFurnished={isFurnished}
                  chosen={windowName}
                  onChoose={setWindowName}
                />
              </div>
              <Side>
                {selected === undefined ? null : (
                  <HotspotDetails
                    key={keyOf(selected)}
                    hotspot={selected}
                    mobile={mobilePictureIn(backgrounds)}
                    start={panorama?.start}
                    isParted={state.parted.has(keyOf(selected))}
                    surroundings={surroundings}
                    isDisabled={isDisabled}
                    dispatch={dispatch}
                    onTarget={() => setOpen('target')}
                    onCopy={() => setOpen('copy')}
                    onInside={() => setOpen('inside')}
                  />
                )}
                <HotspotList
                  hotspots={drawn.map(({ key, title, appearance, hotspot }) => ({
                    key,
                    title,
                    appearance,
                    note: `${positionText(t, hotspot, panorama?.start)} · ${t('placing.order', { order: priorityOf(hotspot) })}`,
                  }))}
                  selected={state.selected}
                  onSelect={(key) => dispatch({ type: 'selected', key })}
                />
              </Side>
            </Work>
          </>
        )}
        <p className="placing-said" aria-live="polite">
          {selected === undefined ? '' : positionText(t, selected, panorama?.start)}
        </p>
        <PlacingDialogs
          open={open}
          onClose={() => setOpen(undefined)}
          state={state}
          dispatch={dispatch}
          selected={selected}
          surroundings={surroundings}
          documentId={documentId}
          locale={locale}
          stamp={stamp}
          isModified={isModified}
        />
      </DialogContent>
    </Modal.Root>
  );
}

/** The chosen window, or else the first that shows the picture. */
function furnishedView(
  background: Background,
  chosen: WindowView | undefined,
  views: readonly WindowView[],
): WindowView | undefined {
  return chosen?.background === background ? chosen : views.find((view) => view.background === background);
}

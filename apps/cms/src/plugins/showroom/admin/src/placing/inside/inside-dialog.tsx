import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { useCallback, useMemo, useRef } from 'react';
import type { PlacingSurroundings } from '../../../../contracts/placing.ts';
import { useTexts } from '../../use-texts.ts';
import { DialogContent, Side, Work } from '../dialog-parts.ts';
import { FormHead } from '../form-head.tsx';
import { formRowsIn, keyOf, titleOf } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import { HistoryButtons } from '../history-buttons.tsx';
import { HotspotList } from '../hotspot-list.tsx';
import { directionText } from '../picture-names.ts';
import { RoundStage } from '../round-stage.tsx';
import type { DrawnAround } from '../round-stage.tsx';
import { useFormRows } from '../use-form-rows.ts';
import { appearanceInside } from './actions.ts';
import { AddInside } from './add-inside.tsx';
import type { FormView } from './form-views.ts';
import { directionInside, FIRST_VIEW, INSIDE_RULES, newInside } from './inside-hotspot.ts';
import { InsideDetails } from './inside-details.tsx';
import { useStoredTargets } from './use-stored-targets.ts';
import type { SavedEntry } from './use-stored-targets.ts';

interface Props {
  readonly view: FormView;
  readonly entry: SavedEntry;
  readonly theme: PlacingSurroundings['theme'];
  readonly onWrite: (hotspots: readonly FormRow[]) => void;
  readonly onClose: () => void;
}

/** The panorama of a 360 view in a full-window dialog, to place the hotspots inside it. It works on the form's values. */
export function InsideDialog({ view, entry, theme, onWrite, onClose }: Props) {
  const { t } = useTexts();
  const isDisabled = useForm('InsideDialog', (form) => form.disabled);
  const [state, dispatch] = useFormRows({
    field: view.row[view.field],
    rowsOf: formRowsIn,
    rules: INSIDE_RULES,
    onWrite,
  });
  const stored = useStoredTargets(entry);
  const looks = useRef<PanoramaDirection>(FIRST_VIEW);
  const onTurn = useCallback((now: PanoramaDirection) => {
    looks.current = now;
  }, []);
  const drawn = useMemo(() => state.hotspots.map((hotspot) => drawnInside(hotspot)), [state.hotspots]);
  const selected = state.hotspots.find((hotspot) => keyOf(hotspot) === state.selected);
  const { activity } = state;
  const from = view.row['__component'] === 'article-sections.view-360' ? undefined : entry.documentId;

  return (
    <Modal.Root open onOpenChange={onClose}>
      <DialogContent
        aria-describedby="placing-inside-help"
        onEscapeKeyDown={(event: KeyboardEvent) => {
          if (activity.kind === 'idle') return;
          event.preventDefault();
          dispatch({ type: activity.kind === 'dragging' ? 'dragCancelled' : 'addingCancelled' });
        }}
        onInteractOutside={(event: Event) => event.preventDefault()}
      >
        <FormHead title={t('placing.inside.title', { title: view.title })} onClose={onClose} />
        <Typography id="placing-inside-help" variant="pi" textColor="neutral600" tag="p">
          {t(isDisabled ? 'placing.published' : 'placing.inside.help')}
        </Typography>
        <Flex gap={4} wrap="wrap" role="toolbar" aria-label={t('placing.tools')}>
          <Button
            startIcon={<Plus aria-hidden />}
            variant="secondary"
            disabled={isDisabled}
            onClick={() => {
              const { yaw, pitch } = looks.current;
              const at = { ratio: 'panorama', direction: { yaw, pitch }, start: FIRST_VIEW } as const;
              dispatch({ type: 'positionChosen', at });
            }}
          >
            {t('placing.add')}
          </Button>
          <HistoryButtons
            state={state}
            isDisabled={isDisabled}
            onUndo={() => dispatch({ type: 'undone' })}
            onRedo={() => dispatch({ type: 'redone' })}
          />
        </Flex>
        {stored.status === 'failed' ? (
          <Typography role="alert" textColor="danger600">
            {t('placing.surroundingsFailed')}
          </Typography>
        ) : null}
        <Work>
          <div>
            <RoundStage
              key={view.picture.url}
              address={view.picture.url}
              first={FIRST_VIEW}
              drawn={drawn}
              state={state}
              dispatch={dispatch}
              isDisabled={isDisabled}
              theme={theme}
              onTurn={onTurn}
            />
          </div>
          <Side>
            {selected === undefined ? null : (
              <InsideDetails
                key={keyOf(selected)}
                hotspot={selected}
                stored={stored}
                locale={entry.locale}
                from={from}
                isDisabled={isDisabled}
                dispatch={dispatch}
              />
            )}
            <HotspotList
              hotspots={drawn.map(({ key, title, appearance, direction }) => ({
                key,
                title,
                appearance,
                note: directionText(t, direction),
              }))}
              selected={state.selected}
              onSelect={(key) => dispatch({ type: 'selected', key })}
            />
          </Side>
        </Work>
        <p className="placing-said" aria-live="polite">
          {selected === undefined ? '' : directionText(t, directionInside(selected))}
        </p>
        {activity.kind === 'choosing' && activity.at.ratio === 'panorama' ? (
          <AddInside
            direction={activity.at.direction}
            locale={entry.locale}
            from={from}
            onClose={() => dispatch({ type: 'addingCancelled' })}
            onAdd={({ direction, title, action }) =>
              dispatch({
                type: 'added',
                hotspot: newInside({ direction, title, action, others: state.hotspots }),
              })
            }
          />
        ) : null}
      </DialogContent>
    </Modal.Root>
  );
}

/** As visitors see it: its name is always below. */
function drawnInside(hotspot: FormRow): DrawnAround {
  return {
    key: keyOf(hotspot),
    component: 'view-360.hotspot',
    title: titleOf(hotspot),
    appearance: appearanceInside(hotspot),
    label: { side: 'below', isThinned: false },
    direction: directionInside(hotspot),
  };
}

import { Box, Button, EmptyStateLayout, Flex, Modal, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useForm } from '@strapi/strapi/admin';
import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { placedPictureOf } from '@vitrine/core/placing/picture-point';
import type { Background, PicturePoint } from '@vitrine/core/world/background';
import { isAreaSeen } from '@vitrine/core/placing/picture-area';
import { useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import { DialogContent, Side, Work } from '../dialog-parts.ts';
import { FormHead } from '../form-head.tsx';
import { formRowsIn, keyOf } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import { HistoryButtons } from '../history-buttons.tsx';
import { ListItem } from '../list-item.ts';
import { Frame, PaneTitle } from '../pane-parts.ts';
import { Picture } from '../picture.tsx';
import { pictureText } from '../picture-names.ts';
import { backgroundsIn, placementPictures } from '../pictures.ts';
import type { PlacingEvent, PlacingState } from '../placing-state.ts';
import { useFormRows } from '../use-form-rows.ts';
import { FIRST_AREA, numbersOf } from './area.ts';
import { DetailBox } from './detail-box.tsx';
import { areaOnPicture, DETAIL_RULES, nameOf, possibleArea, videoOf, withArea } from './form-detail.ts';

/** The pictures of a location in a full-window dialog, with its looping details to place on them. */
export function DetailsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const values = useForm('DetailsDialog', (form) => form.values);
  const isDisabled = useForm('DetailsDialog', (form) => form.disabled);
  const onChange = useForm('DetailsDialog', (form) => form.onChange);
  const {
    background: fields,
    details: field,
    title,
  } = values as { readonly background?: unknown; readonly details?: unknown; readonly title?: unknown };
  const onWrite = useCallback((rows: readonly FormRow[]) => onChange('details', rows), [onChange]);
  const [state, dispatch] = useFormRows({ field, rowsOf: formRowsIn, rules: DETAIL_RULES, onWrite });
  const [isPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  // The picture whose numbers are read out.
  const [touched, setTouched] = useState<Background>();
  const pictures = useMemo(
    () => placementPictures(backgroundsIn({ background: fields })).filter(({ kind }) => kind === 'image'),
    [fields],
  );
  const [first] = pictures;
  const selected = state.hotspots.find((row) => keyOf(row) === state.selected);
  const read = touched ?? first;
  const said = selected && read && areaOnPicture(selected, read);
  return (
    <Modal.Root open onOpenChange={onClose}>
      <DialogContent
        aria-describedby="placing-details-help"
        onInteractOutside={(event: Event) => event.preventDefault()}
      >
        <FormHead
          title={t('placing.detail.title', { title: typeof title === 'string' ? title : '' })}
          onClose={onClose}
        />
        <Typography id="placing-details-help" variant="pi" textColor="neutral600" tag="p">
          {t(isDisabled ? 'placing.published' : 'placing.detail.help')}
        </Typography>
        <Flex gap={4} role="toolbar" aria-label={t('placing.tools')}>
          <HistoryButtons
            state={state}
            isDisabled={isDisabled}
            onUndo={() => dispatch({ type: 'undone' })}
            onRedo={() => dispatch({ type: 'redone' })}
          />
        </Flex>
        {first === undefined ? (
          <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('placing.noPicture')} />
        ) : (
          <Work>
            <Flex gap={4} alignItems="flex-start" wrap="wrap">
              {pictures.map((background) => (
                <DetailsPane
                  key={`${background.key} ${background.media.url}`}
                  background={background}
                  state={state}
                  dispatch={dispatch}
                  isDisabled={isDisabled}
                  isPlaying={isPlaying}
                  onTouch={() => setTouched(background)}
                />
              ))}
            </Flex>
            <Side>
              <Flex
                tag="ul"
                direction="column"
                alignItems="stretch"
                gap={1}
                aria-label={t('placing.detail.list')}
              >
                {state.hotspots.map((row) => (
                  <li key={keyOf(row)}>
                    <Listed
                      row={row}
                      pictures={pictures}
                      isSelected={state.selected === keyOf(row)}
                      isDisabled={isDisabled}
                      onSelect={() => dispatch({ type: 'selected', key: keyOf(row) })}
                      onGive={() => {
                        dispatch({ type: 'selected', key: keyOf(row) });
                        dispatch({ type: 'changed', hotspot: withArea(row, first, FIRST_AREA) });
                      }}
                    />
                  </li>
                ))}
              </Flex>
            </Side>
          </Work>
        )}
        <p className="placing-said" aria-live="polite">
          {said === undefined ? '' : t('placing.detail.at', numbersOf(said))}
        </p>
      </DialogContent>
    </Modal.Root>
  );
}

interface PaneProps {
  readonly background: Background;
  readonly state: PlacingState<FormRow>;
  readonly dispatch: (event: PlacingEvent<FormRow>) => void;
  readonly isDisabled: boolean;
  readonly isPlaying: boolean;
  /** One of its details has been selected. */
  readonly onTouch: () => void;
}

/** One of the pictures, with every detail that is seen on it. */
function DetailsPane({ background, state, dispatch, isDisabled, isPlaying, onTouch }: PaneProps) {
  const { t } = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const picture = placedPictureOf(background);
  const said = pictureText(t, picture);
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): PicturePoint => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 };
  };
  return (
    <Frame aria-label={t('placing.pane', { ratio: said })}>
      <PaneTitle>{typeof picture === 'string' ? said : t('placing.mobileTitle')}</PaneTitle>
      <Stage ref={stage} style={{ aspectRatio: widthToHeightOf(background) }}>
        <Picture background={background} />
        {state.hotspots.map((row) => {
          const area = areaOnPicture(row, background);
          if (area === undefined || !isAreaSeen(area)) return null;
          return (
            <DetailBox
              key={keyOf(row)}
              name={nameOf(row) || t('placing.untitled')}
              area={area}
              video={videoOf(row)?.url}
              isSelected={state.selected === keyOf(row)}
              isDisabled={isDisabled}
              isPlaying={isPlaying}
              pointAt={pointAt}
              possible={(to) => possibleArea(row, background, to)}
              onSelect={() => {
                onTouch();
                dispatch({ type: 'selected', key: keyOf(row) });
              }}
              onArea={(to, keys) =>
                dispatch({
                  type: 'changed',
                  hotspot: withArea(row, background, to),
                  ...(keys && { sort: `${said} ${keys}` }),
                })
              }
            />
          );
        })}
      </Stage>
    </Frame>
  );
}

interface ListedProps {
  readonly row: FormRow;
  readonly pictures: readonly Background[];
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly onSelect: () => void;
  readonly onGive: () => void;
}

/** A detail in the list, to select it, or, where no picture shows it, a button that puts it on one. */
function Listed({ row, pictures, isSelected, isDisabled, onSelect, onGive }: ListedProps) {
  const { t } = useTexts();
  const name = nameOf(row) || t('placing.untitled');
  const area = pictures.flatMap((background) => areaOnPicture(row, background) ?? []).find(isAreaSeen);
  if (area !== undefined) {
    return (
      <ListItem type="button" aria-pressed={isSelected} onClick={onSelect}>
        <span>
          {name}
          <small>{t('placing.detail.at', numbersOf(area))}</small>
        </span>
      </ListItem>
    );
  }
  return (
    <Box padding={2}>
      <Typography tag="h4" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Button variant="tertiary" disabled={isDisabled} onClick={onGive}>
        {t('placing.detail.give')}
      </Button>
    </Box>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: #0b191c;
`;

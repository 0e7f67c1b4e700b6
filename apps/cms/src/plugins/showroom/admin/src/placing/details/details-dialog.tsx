import { Box, Button, EmptyStateLayout, Flex, Modal, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { useForm } from '@strapi/strapi/admin';
import { widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { placedPictureOf } from '@vitrine/core/placing/picture-point';
import type { Background, PicturePoint } from '@vitrine/core/world/background';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../use-texts.ts';
import { DialogContent, Side, Work } from '../dialog-parts.ts';
import { FormHead } from '../form-head.tsx';
import { keyOf } from '../form-hotspot.ts';
import type { FormRow, HotspotKey } from '../form-hotspot.ts';
import { HistoryButtons } from '../history-buttons.tsx';
import { Frame, PaneTitle } from '../pane-parts.ts';
import { Picture } from '../picture.tsx';
import { pictureText } from '../picture-names.ts';
import { backgroundsIn, placementPictures } from '../pictures.ts';
import { FIRST_AREA } from './area.ts';
import { DetailBox } from './detail-box.tsx';
import { areaOnPicture, nameOf, videoOf, withArea } from './form-detail.ts';
import { useDetails } from './use-details.ts';
import type { Details } from './use-details.ts';

/** The pictures of a location in a full-window dialog, with its looping details to place on them. */
export function DetailsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const values = useForm('DetailsDialog', (form) => form.values);
  const isDisabled = useForm('DetailsDialog', (form) => form.disabled);
  const details = useDetails();
  const [selected, setSelected] = useState<HotspotKey>();
  const { background: fields, title } = values as {
    readonly background?: unknown;
    readonly title?: unknown;
  };
  const pictures = useMemo(
    () => placementPictures(backgroundsIn({ background: fields })).filter(({ kind }) => kind === 'image'),
    [fields],
  );
  const [first] = pictures;
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
            state={details}
            isDisabled={isDisabled}
            onUndo={details.undo}
            onRedo={details.redo}
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
                  details={details}
                  selected={selected}
                  isDisabled={isDisabled}
                  onSelect={setSelected}
                />
              ))}
            </Flex>
            <Side>
              <Flex
                tag="ul"
                direction="column"
                alignItems="stretch"
                gap={3}
                aria-label={t('placing.detail.list')}
              >
                {details.rows.map((row) => (
                  <li key={keyOf(row)}>
                    <Listed
                      row={row}
                      background={first}
                      isDisabled={isDisabled}
                      onGive={() => {
                        setSelected(keyOf(row));
                        details.change(withArea(row, first, FIRST_AREA), `placed ${keyOf(row)}`);
                      }}
                    />
                  </li>
                ))}
              </Flex>
            </Side>
          </Work>
        )}
      </DialogContent>
    </Modal.Root>
  );
}

interface PaneProps {
  readonly background: Background;
  readonly details: Details;
  readonly selected: HotspotKey | undefined;
  readonly isDisabled: boolean;
  readonly onSelect: (key: HotspotKey) => void;
}

/** One of the pictures, with every detail that has a rectangle. */
function DetailsPane({ background, details, selected, isDisabled, onSelect }: PaneProps) {
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
        {details.rows.map((row) => {
          const area = areaOnPicture(row, background);
          if (area === undefined) return null;
          return (
            <DetailBox
              key={keyOf(row)}
              name={nameOf(row) || t('placing.untitled')}
              area={area}
              video={videoOf(row)?.url}
              isSelected={selected === keyOf(row)}
              isDisabled={isDisabled}
              pointAt={pointAt}
              onSelect={() => onSelect(keyOf(row))}
              onArea={(to, sort) => details.change(withArea(row, background, to), `${said} ${sort}`)}
            />
          );
        })}
      </Stage>
    </Frame>
  );
}

interface ListedProps {
  readonly row: FormRow;
  readonly background: Background;
  readonly isDisabled: boolean;
  readonly onGive: () => void;
}

/** A detail in the list, with its numbers, or a button that puts it on the picture. */
function Listed({ row, background, isDisabled, onGive }: ListedProps) {
  const { t } = useTexts();
  const area = areaOnPicture(row, background);
  return (
    <Box>
      <Typography tag="h4" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
        {nameOf(row) || t('placing.untitled')}
      </Typography>
      {area === undefined ? (
        <Button variant="tertiary" disabled={isDisabled} onClick={onGive}>
          {t('placing.detail.give')}
        </Button>
      ) : (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {t('placing.detail.at', {
            x: area.x.toFixed(1),
            y: area.y.toFixed(1),
            width: area.width.toFixed(1),
            height: area.height.toFixed(1),
          })}
        </Typography>
      )}
    </Box>
  );
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: #0b191c;
`;

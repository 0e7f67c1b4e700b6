import { Button, Field, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross, Play } from '@strapi/icons';
import { useStrapiApp } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { ClipSlot, MapFile } from '../../../../contracts/map.ts';
import { useTexts } from '../../use-texts.ts';

interface Props {
  readonly slot: ClipSlot;
  readonly clip: MapFile | undefined;
  readonly isDisabled: boolean;
  readonly onSet: (clip: MapFile | null) => void;
}

/** The props of the media library's own dialog that are used here. */
type LibraryDialog = ComponentType<{
  readonly allowedTypes: readonly string[];
  readonly multiple: boolean;
  readonly onClose: () => void;
  readonly onSelectAssets: (files: readonly ChosenFile[]) => void;
}>;

interface ChosenFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly formats?: { readonly first_frame?: { readonly url?: string } } | null;
}

/** The clip of a transition for one kind of screen, from the media library. */
export function ClipField({ slot, clip, isDisabled, onSet }: Props) {
  const { t } = useTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  const dialog = useStrapiApp('ClipField', ({ components }) => components['media-library']);
  const Library = dialog as LibraryDialog | undefined;
  const choose = ([file]: readonly ChosenFile[]): void => {
    setIsChoosing(false);
    if (file === undefined) return;
    const thumbnail = file.formats?.first_frame?.url;
    onSet({
      id: file.id,
      name: file.name,
      url: file.url,
      ...(thumbnail === undefined ? {} : { thumbnail }),
    });
  };
  return (
    <Field.Root name={slot}>
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {t(`map.clip.${slot}`)}
      </Typography>
      <Flex gap={2}>
        {clip === undefined ? (
          <Typography textColor="neutral600" flex="1">
            {t('map.noClip')}
          </Typography>
        ) : (
          <>
            <Still>
              {clip.thumbnail === undefined ? <Play aria-hidden /> : <img src={clip.thumbnail} alt="" />}
            </Still>
            <Typography textColor="neutral800" ellipsis flex="1">
              {clip.name}
            </Typography>
          </>
        )}
        {isDisabled || Library === undefined ? null : (
          <Button
            size="S"
            variant="tertiary"
            aria-label={t('map.chooseClipFor', { screen: t(`map.clip.${slot}`) })}
            onClick={() => setIsChoosing(true)}
          >
            {t('map.chooseClip')}
          </Button>
        )}
        {isDisabled || clip === undefined ? null : (
          <IconButton
            label={t('map.clearClip', { screen: t(`map.clip.${slot}`) })}
            variant="ghost"
            onClick={() => onSet(null)}
          >
            <Cross />
          </IconButton>
        )}
      </Flex>
      {isChoosing && Library !== undefined ? (
        <Library
          allowedTypes={['videos']}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={choose}
        />
      ) : null}
    </Field.Root>
  );
}

const Still = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 32px;
  overflow: hidden;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral200};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

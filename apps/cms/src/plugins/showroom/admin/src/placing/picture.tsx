import { pictureOf, widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import type { Background } from '@vitrine/core/world/background';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { pictureAddress } from './pictures.ts';

/** Pixels that a picture is fetched in: enough for a pane on a large screen, zoomed in. */
const PIXELS = 1920;

/** A background, filling its box as on the visitors' stage. It says nothing: the hotspots on it do. */
export function Picture({ background }: { readonly background: Background }) {
  const { say } = useTexts();
  const [brokenAddress, setBrokenAddress] = useState<string>();
  const still = pictureOf(background);
  if (still === undefined) {
    return (
      // The first frame of a silent clip stands for it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <Clip
        src={background.media.url}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        aria-hidden="true"
      />
    );
  }
  const address = pictureAddress(still, PIXELS);
  return brokenAddress === address ? (
    <Broken style={{ aspectRatio: widthToHeightOf(background) }}>{say('placing.brokenPicture')}</Broken>
  ) : (
    <Still src={address} alt="" draggable={false} onError={() => setBrokenAddress(address)} />
  );
}

const Still = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  object-fit: cover;
  user-select: none;
`;

const Clip = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Broken = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 1.6rem;
  background: #0b191c;
  color: #fff;
  font-size: 1.4rem;
  text-align: center;
`;

import { pictureOf, widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import type { Background } from '@vitrine/core/world/background';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { pictureAddress } from './pictures.ts';

/** Width at which a picture is loaded: enough for a zoomed pane on a large screen. */
const PIXELS = 1920;

/** A background, filling its box as on the showroom's stage. It is decorative: the hotspots on it have names. */
export function Picture({ background }: { readonly background: Background }) {
  const { t } = useTexts();
  const [brokenAddress, setBrokenAddress] = useState<string>();
  const still = pictureOf(background);
  if (still === undefined) {
    return (
      // A silent clip is shown by its first frame.
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
    <Broken style={{ aspectRatio: widthToHeightOf(background) }}>{t('placing.brokenPicture')}</Broken>
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

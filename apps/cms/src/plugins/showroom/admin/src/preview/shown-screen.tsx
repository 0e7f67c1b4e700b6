import { Button, Flex, Loader, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../use-texts.ts';
import { scaleIn } from './screens.ts';
import type { ScreenSize } from './screens.ts';
import type { Opening } from './use-opening.ts';

/** Milliseconds without a loaded page after which the editor gets help. */
const PATIENCE = 8_000;

/** The frame with the showroom, scaled down if its screen is larger than the available room. */
export function ShownScreen({
  opening,
  size,
  onRetry,
}: {
  readonly opening: Opening;
  /** Absent: as large as the available room. */
  readonly size: ScreenSize | undefined;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts();
  const { ref, room } = useRoom();
  const screen = size ?? room;
  const scale = scaleIn(screen, room);
  return (
    <Room ref={ref}>
      {opening.status === 'opening' ? (
        <Middle>
          <Loader>{t('preview.opening')}</Loader>
        </Middle>
      ) : null}
      {opening.status === 'failed' ? (
        <Middle>
          <Flex direction="column" gap={4} role="alert">
            <Typography>
              {t(opening.isAddressUnknown ? 'preview.unknownAddress' : 'preview.failed')}
            </Typography>
            <Button variant="secondary" onClick={onRetry}>
              {t('preview.retry')}
            </Button>
          </Flex>
        </Middle>
      ) : null}
      {opening.status === 'open' ? (
        <Screen
          style={{
            width: screen.width,
            height: screen.height,
            transform: `scale(${scale})`,
            left: (room.width - screen.width * scale) / 2,
            top: (room.height - screen.height * scale) / 2,
          }}
        >
          <Frame key={opening.href} href={opening.href} />
        </Screen>
      ) : null}
      {scale < 1 && opening.status === 'open' ? (
        <Scale aria-hidden>{t('preview.scale', { percent: Math.round(scale * 100) })}</Scale>
      ) : null}
    </Room>
  );
}

function Frame({ href }: { readonly href: string }) {
  const { t } = useTexts();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = window.setTimeout(() => setIsLate(true), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [isLoaded]);
  return (
    <>
      <Showroom
        src={href}
        title={t('preview.frame')}
        allow="fullscreen; accelerometer; gyroscope"
        referrerPolicy="no-referrer"
        onLoad={() => setIsLoaded(true)}
      />
      {isLate && !isLoaded ? (
        <Middle>
          <Typography role="alert">{t('preview.slow')}</Typography>
        </Middle>
      ) : null}
    </>
  );
}

/** The available room in pixels. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<ScreenSize>({ width: 1, height: 1 });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

const Room = styled.div`
  position: relative;
  flex: 1;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.neutral100};
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.spaces[6]};
  text-align: center;
`;

const Screen = styled.div`
  position: absolute;
  transform-origin: 0 0;
`;

const Showroom = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: #0b191c;
`;

const Scale = styled.span`
  position: absolute;
  right: ${({ theme }) => theme.spaces[2]};
  bottom: ${({ theme }) => theme.spaces[2]};
  padding: 2px ${({ theme }) => theme.spaces[2]};
  border-radius: 99px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: ${({ theme }) => theme.fontSizes[0]};
`;

import { useEffect, useRef, useState } from 'react';
import { isSavingData } from '~/showroom/browser/browser-conditions.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { fetchFilmBeginning } from '~/showroom/requests/film-beginning.ts';
import type { ClientMedia } from '@vitrine/core/world/media';
import styles from './first-frame.module.css';

/**
 * The first frame of a film that has no poster, over whatever is around it. Only the beginning of the film is fetched,
 * once it is seen; nothing is shown where the browser makes no frame of it, in power-save mode and with data saver.
 */
export function FirstFrame({ video }: { readonly video: Pick<ClientMedia, 'url' | 'mime'> }) {
  const { url, mime } = video;
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const target = canvas.current;
    if (target === null || isPowerSave || isSavingData()) return undefined;
    const ending = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      drawFirstFrame({ url, mime }, target, ending.signal).then(
        () => !ending.signal.aborted && setShown(url),
        // What is behind it is enough.
        () => undefined,
      );
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [url, mime, isPowerSave]);
  return <canvas ref={canvas} className={styles['frame']} data-shown={shown === url} aria-hidden="true" />;
}

/** Draws it small: a decoder for each thumbnail would be more than phones have. */
async function drawFirstFrame(
  video: Pick<ClientMedia, 'url' | 'mime'>,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  const file = URL.createObjectURL(await fetchFilmBeginning(video, signal));
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  try {
    await new Promise<void>((resolve, reject) => {
      film.addEventListener('loadeddata', () => resolve(), { once: true });
      film.addEventListener('error', () => reject(new Error('No frame can be made of it.')), { once: true });
      signal.addEventListener('abort', () => reject(new Error('No longer needed.')), { once: true });
      film.src = file;
    });
    const scale = HEIGHT / film.videoHeight;
    canvas.height = HEIGHT;
    canvas.width = Math.round(film.videoWidth * scale);
    canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  } finally {
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(file);
  }
}

/** Pixels: a thumbnail on a wall with two pixels for one. */
const HEIGHT = 240;

import { useEffect, useRef, useState } from 'react';
import { useAfter } from '~/showroom/player/use-after.ts';
import type { PdfFile } from './pdf-file.ts';
import styles from './pdf-thumbnails.module.css';

/** Milliseconds that a thumbnail has to be seen: one that passes while the visitor scrolls is not drawn. */
const PASSING = 120;

/** A page, small. */
export function PageThumbnail({ file, number }: { readonly file: PdfFile; readonly number: number }) {
  const sheet = useRef<HTMLSpanElement>(null);
  const [isStaying, setIsStaying] = useState(false);
  useAfter(isStaying ? undefined : PASSING, () => setIsStaying(true));
  useEffect(() => {
    const target = sheet.current;
    if (!isStaying || target === null) return undefined;
    const ending = new AbortController();
    const draw = async () => {
      const page = await file.page(number);
      ending.signal.throwIfAborted();
      const pixels = Math.min(target.clientWidth / page.size.width, target.clientHeight / page.size.height);
      const canvas = await page.draw(pixels * globalThis.devicePixelRatio, ending.signal);
      if (!ending.signal.aborted) target.replaceChildren(canvas);
    };
    // One that cannot be drawn stays white, with its number.
    draw().catch(() => undefined);
    return () => ending.abort();
  }, [file, number, isStaying]);
  return <span ref={sheet} className={styles['sheet']} />;
}

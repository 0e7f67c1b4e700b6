import { memo, useEffect, useRef, useState } from 'react';
import { useAfter } from '~/showroom/player/use-after.ts';
import { PageHits } from './page-hits.tsx';
import { PageLinks } from './page-links.tsx';
import type { Size } from '@vitrine/core/documents/zoom';
import type { PdfFile, PdfPage } from './pdf-file.ts';
import type { PageHit } from './use-find.ts';
import { PIXELS_PER_POINT } from '@vitrine/core/documents/zoom';
import styles from './pdf-page.module.css';

interface PdfPageViewProps {
  readonly file: PdfFile;
  /** From 1. */
  readonly number: number;
  readonly label: string;
  readonly scale: number;
  /** Only pages near the window are drawn; the others keep their space. */
  readonly isNear: boolean;
  /** Whether all of it is seen: then a hit needs no scrolling. */
  readonly isWhole: boolean;
  readonly hits: readonly PageHit[];
  readonly current: PageHit | undefined;
  readonly onGoTo: (page: number) => void;
}

/** Milliseconds without another zoom step, after which pages are redrawn. */
const SETTLING_TIME = 180;

/** One page: its drawing, its selectable text, its links and its search hits. */
export const PdfPageView = memo(function PdfPageView(props: PdfPageViewProps) {
  const { file, number, scale, isNear } = props;
  const [page, setPage] = useState<PdfPage>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    let isGone = false;
    file.page(number).then(
      (loaded) => !isGone && setPage(loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [file, number, isNear]);

  const size = page?.size ?? file.firstSize;
  return (
    <figure
      className={styles['page']}
      aria-label={props.label}
      aria-busy={isNear && !failed && page === undefined}
      data-page={number}
      style={pageStyle(size, scale)}
    >
      {isNear && page && <PageDrawing page={page} scale={scale} />}
      {isNear && page && (
        <PageText
          page={page}
          isWhole={props.isWhole}
          hits={props.hits}
          current={props.current}
          onGoTo={props.onGoTo}
        />
      )}
    </figure>
  );
});

function PageDrawing({ page, scale }: { readonly page: PdfPage; readonly scale: number }) {
  const drawing = useRef<HTMLDivElement>(null);
  // While the scale is still changing, the existing drawing is stretched.
  const [drawnScale, setDrawnScale] = useState(scale);
  useAfter(drawnScale === scale ? undefined : SETTLING_TIME, () => setDrawnScale(scale), scale);
  useEffect(() => {
    const ending = new AbortController();
    const draw = async () => {
      const pixels = drawnScale * PIXELS_PER_POINT * globalThis.devicePixelRatio;
      const canvas = await page.draw(pixels, ending.signal);
      if (!ending.signal.aborted) drawing.current?.replaceChildren(canvas);
    };
    // A page that cannot be drawn stays white, with its text.
    draw().catch(() => undefined);
    return () => ending.abort();
  }, [page, drawnScale]);
  useEffect(() => () => page.release(), [page]);
  return <div ref={drawing} className={styles['drawing']} aria-hidden="true" />;
}

function PageText({
  page,
  isWhole,
  hits,
  current,
  onGoTo,
}: {
  readonly page: PdfPage;
  readonly isWhole: boolean;
  readonly hits: readonly PageHit[];
  readonly current: PageHit | undefined;
  readonly onGoTo: (page: number) => void;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const container = layer.current;
    if (container === null) return undefined;
    const ending = new AbortController();
    page.layText(container, ending.signal).then(
      (laid) => !ending.signal.aborted && setPieces(laid),
      () => undefined,
    );
    return () => {
      ending.abort();
      container.replaceChildren();
      setPieces([]);
    };
  }, [page]);
  return (
    <>
      <PageHits layer={layer} pieces={pieces} hits={hits} current={current} isWhole={isWhole} />
      <div ref={layer} className={styles['text']} />
      <PageLinks page={page} onGoTo={onGoTo} />
    </>
  );
}

function pageStyle({ width, height }: Size, scale: number): React.CSSProperties {
  const pixels = scale * PIXELS_PER_POINT;
  // The text layer measures in points and scales them itself. React's type knows no custom properties.
  return {
    width: width * pixels,
    height: height * pixels,
    '--total-scale-factor': pixels,
  } as React.CSSProperties;
}

import { cardPosition } from '@vitrine/core/placing/card-position';
import type { HotspotCluster } from '@vitrine/core/placing/arrange-hotspots';
import type { BoxPoint } from '@vitrine/core/placing/cover';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { HotspotView } from '~/page-data/location-view.ts';
import { anchorOf } from '~/ui/action-link.ts';
import { Lock } from '~/ui/icons.tsx';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import styles from './clusters.module.css';
import { chromeOf, rectanglesOf } from './layer-geometry.ts';

/** Pixels between a cluster and its list. */
const GAP = 6;

/** Hotspots that have no room of their own, gathered: each cluster opens a list of them by name. */
export default function Clusters({
  clusters,
  placed,
  layer,
}: {
  readonly clusters: readonly HotspotCluster[];
  readonly placed: readonly HotspotView[];
  readonly layer: HTMLElement | null;
}) {
  return clusters.map(({ position, members }) => (
    <Cluster
      // By its first member: it stays open when the arrangement changes around it.
      key={members[0]}
      position={position}
      hotspots={members.flatMap((member) => placed[member] ?? [])}
      layer={layer}
    />
  ));
}

function Cluster({
  position,
  hotspots,
  layer,
}: {
  readonly position: BoxPoint;
  readonly hotspots: readonly HotspotView[];
  readonly layer: HTMLElement | null;
}) {
  const t = useTexts();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useDismissal(root, isOpen, () => setIsOpen(false));
  const label = t('hotspot__gathered', { count: hotspots.length });
  return (
    <div
      ref={root}
      className={styles['cluster']}
      data-hotspot="cluster"
      style={{ left: position.x, top: position.y } as CSSProperties}
    >
      <button
        type="button"
        className={styles['button']}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles['count']}>{hotspots.length}</span>
      </button>
      {isOpen && layer && <List id={listId} label={label} hotspots={hotspots} layer={layer} />}
    </div>
  );
}

function List(props: {
  readonly id: string;
  readonly label: string;
  readonly hotspots: readonly HotspotView[];
  readonly layer: HTMLElement;
}) {
  const { hotspots, layer } = props;
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const cluster = element?.parentElement;
    if (!element || !cluster) return;
    const [hotspot] = rectanglesOf([cluster], layer);
    if (hotspot === undefined) return;
    const box = { width: layer.clientWidth, height: layer.clientHeight };
    const chrome = rectanglesOf(chromeOf(layer), layer);
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const corner =
      cardPosition(size, { hotspot, box, chrome, gap: GAP }) ??
      cardPosition(size, { hotspot, box, chrome: [], gap: GAP });
    // In a window that is lower than the list it covers its button, and is closed by Escape or beside it.
    const { x, y } = corner ?? { x: Math.max(0, box.width - size.width), y: 0 };
    Object.assign(element.style, {
      left: `${x - hotspot.left}px`,
      top: `${y - hotspot.top}px`,
      visibility: 'visible',
    });
  });
  return (
    <ul ref={list} id={props.id} className={styles['list']} aria-label={props.label}>
      {hotspots.map((hotspot) => (
        <li key={hotspot.id}>
          <a className={styles['entry']} {...anchorOf(hotspot)} aria-label={linkName(hotspot, t)}>
            <KindIcon kind={hotspot.kind} />
            <span>{hotspot.title}</span>
            {hotspot.lock && <Lock size={14} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Closes by Escape, which gives the focus back, and by a tap beside it. */
function useDismissal(
  root: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // The Escape of an open dialog is its own.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
      close();
    };
    const onTap = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && root.current?.contains(target);
      if (!isInside && document.querySelector('dialog[open]') === null) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onTap);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onTap);
    };
  });
}

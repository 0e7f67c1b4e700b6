import { cardPosition } from '@vitrine/core/placing/card-position';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import type { HotspotView } from '~/page-data/location-view.ts';
import { anchorOf } from '~/ui/action-link.ts';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { HotspotImage } from './hotspot-image.tsx';
import { chromeOf, rectanglesOf } from './layer-geometry.ts';
import styles from './preview-card.module.css';

/** Pixels between a hotspot and its card. */
const GAP = 10;

const KINDS: Readonly<Record<HotspotView['kind'], TextKey>> = {
  openArticle: 'hotspot__kind_article',
  openContact: 'navigation__contact',
  openDashboard: 'hotspot__kind_dashboard',
  navigate: 'hotspot__kind_location',
  openDoor: 'door__title',
  openLink: 'hotspot__kind_link',
  openDocuments: 'hotspot__kind_documents',
  openMedia: 'hotspot__kind_media',
  openIframe: 'hotspot__kind_iframe',
  openView360: 'hotspot__kind_view_360',
  openSlideshow: 'hotspot__kind_slideshow',
  openSyncedImages: 'hotspot__kind_synced_images',
  openMenu: 'navigation__menu',
};

/**
 * What is behind a hotspot, beside it: a picture, what kind of thing it is, its name and one line. The pointer may rest
 * on it, and a click on it opens the same. For everyone else its words are the description of the hotspot.
 */
export function PreviewCard({
  element,
  hotspot,
  layer,
}: {
  readonly element: HTMLElement;
  readonly hotspot: HotspotView;
  readonly layer: HTMLElement;
}) {
  const t = useTexts();
  const card = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const [broken, setBroken] = useState<string>();
  const { preview, kind, title } = hotspot;
  const picture = preview?.picture === broken ? undefined : preview?.picture;
  useLayoutEffect(() => {
    // Once a walk has begun, a layout would delay it, and the card is removed anyway.
    if (card.current && layer.dataset['leaving'] === undefined) moveCard(card.current, element, layer);
  });
  useEffect(() => {
    element.setAttribute('aria-describedby', `${id}kind ${id}line`);
    return () => element.removeAttribute('aria-describedby');
  }, [element, id]);
  return (
    <a
      ref={card}
      className={styles['card']}
      {...anchorOf(hotspot)}
      data-card=""
      tabIndex={-1}
      aria-hidden="true"
      // What opens gives the focus back to its hotspot, which is still there then.
      onClick={() => element.focus()}
    >
      {picture !== undefined && (
        <span className={styles['picture']}>
          <HotspotImage url={picture} onBroken={() => setBroken(picture)} />
        </span>
      )}
      <span className={styles['words']}>
        <span id={`${id}kind`} className={styles['kind']}>
          <KindIcon kind={kind} size={14} />
          {t(KINDS[kind])}
        </span>
        <b className={styles['title']}>{title}</b>
        {preview?.line !== undefined && (
          <span id={`${id}line`} className={styles['line']}>
            {preview.line}
          </span>
        )}
      </span>
    </a>
  );
}

/** Where it covers neither its hotspot nor the header and the bars; where there is no such room it is not shown. */
function moveCard(card: HTMLElement, element: HTMLElement, layer: HTMLElement): void {
  const [hotspot] = rectanglesOf([element], layer);
  if (hotspot === undefined) return;
  const corner = cardPosition(
    { width: card.offsetWidth, height: card.offsetHeight },
    {
      hotspot,
      box: { width: layer.clientWidth, height: layer.clientHeight },
      chrome: rectanglesOf(chromeOf(layer), layer),
      gap: GAP,
    },
  );
  card.toggleAttribute('data-homeless', corner === undefined);
  if (corner === undefined) return;
  card.style.left = `${corner.x}px`;
  card.style.top = `${corner.y}px`;
}

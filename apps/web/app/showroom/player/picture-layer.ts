import type { BrowserClock } from '../browser/clock.ts';
import type { LayerStyle, PictureElement } from './elements.ts';
import type { Picture } from '~/page-data/scene.ts';

export type PictureOutcome = 'shown' | 'failed' | 'superseded';

export interface PictureRequest {
  /** Undefined: none, so that the plain ground of the stage is seen. */
  readonly picture: Picture | undefined;
  /** Seconds; 0 is a cut. */
  readonly fade: number;
  /** At most once: it is decoded and begins to appear. */
  readonly onReveal?: () => void;
  /** Exactly once. `shown`: decoded, fully visible and painted. `failed`: the last picture is still there. */
  readonly onOutcome: (outcome: PictureOutcome) => void;
}

/** The pictures of the stage, two elements of which one is always whole: the other decodes out of sight. */
export interface PictureLayer {
  /** Brings a picture to the stage once it is decoded. A later request supersedes one that still loads. */
  bring(request: PictureRequest): void;
  /** The picture on the stage; undefined while the ground is visible. */
  currentId(): string | undefined;
  dispose(): void;
}

/** Above the picture that it replaces, which stays visible below until the new one is painted. */
const ABOVE = '1';
const BELOW = '0';

/**
 * Takes over two `<img>` elements, both transparent, above the picture that the page was sent with. That one
 * belongs to the browser, which chooses its file; it stays at the bottom and is never used again.
 */
export function createPictureLayer({
  first,
  elements,
  shownId,
  clock,
}: {
  readonly first: { readonly style: LayerStyle };
  readonly elements: readonly [PictureElement, PictureElement];
  readonly shownId: string | undefined;
  readonly clock: BrowserClock;
}): PictureLayer {
  let front = first;
  let [back, other] = elements;
  let currentId = shownId;
  let pending: Pending | undefined;

  const supersede = () => {
    const superseded = pending;
    pending = undefined;
    superseded?.cancelTimer();
    // A fade that is cut short would leave a half transparent picture above one that is about to go.
    front.style.transition = 'none';
    superseded?.request.onOutcome('superseded');
  };

  const reveal = (own: Pending) => {
    const { picture } = own.request;
    own.request.onReveal?.();
    const fade = Math.max(0, own.request.fade);
    const transition = fade > 0 ? `opacity ${fade}s linear` : 'none';
    if (picture === undefined) {
      // Pictures below the front would shine through while it fades out.
      for (const layer of [first, back, other]) if (layer !== front) hide(layer.style);
      front.style.transition = transition;
      front.style.opacity = '0';
    } else {
      back.style.zIndex = ABOVE;
      front.style.zIndex = BELOW;
      back.style.transition = transition;
      back.style.opacity = '1';
      front = back;
      [back, other] = [other, back];
    }
    currentId = picture?.id;
    own.cancelTimer = clock.after(fade * 1000, () => {
      own.cancelTimer = clock.afterPaint(() => {
        pending = undefined;
        own.request.onOutcome('shown');
      });
    });
  };

  const decodeFor = async (own: Pending) => {
    const isCurrent = () => pending === own;
    const { picture } = own.request;
    const isReady = picture === undefined || (await decode({ element: back, picture, isCurrent }));
    if (!isCurrent()) return;
    if (!isReady) {
      pending = undefined;
      own.request.onOutcome('failed');
    } else if (own.request.fade > 0) {
      // The elements got their initial style in an earlier frame, so that the fade has a beginning.
      own.cancelTimer = clock.afterPaint(() => reveal(own));
    } else {
      reveal(own);
    }
  };

  return {
    bring(request) {
      if (pending !== undefined && pending.request.picture?.id === request.picture?.id) {
        // It is already loading: the new request supersedes the older one.
        const { onOutcome } = pending.request;
        pending.request = request;
        onOutcome('superseded');
        return;
      }
      supersede();
      if (request.picture?.id === currentId) {
        request.onReveal?.();
        request.onOutcome('shown');
        return;
      }
      const own: Pending = { request, cancelTimer: () => undefined };
      pending = own;
      hide(back.style);
      back.style.zIndex = ABOVE;
      void decodeFor(own);
    },
    currentId: () => currentId,
    dispose() {
      pending?.cancelTimer();
      pending = undefined;
    },
  };
}

interface Pending {
  request: PictureRequest;
  cancelTimer: () => void;
}

function hide(style: LayerStyle): void {
  style.transition = 'none';
  style.opacity = '0';
}

/** Loads a picture out of sight; the untouched file is the second try. */
async function decode({
  element,
  picture,
  isCurrent,
}: {
  readonly element: PictureElement;
  readonly picture: Picture;
  readonly isCurrent: () => boolean;
}): Promise<boolean> {
  element.sizes = picture.sizes;
  element.srcset = picture.srcset;
  element.src = picture.src;
  if (await isDecodable(element)) return true;
  if (!isCurrent()) return false;
  element.removeAttribute('srcset');
  element.src = picture.originalUrl;
  return isDecodable(element);
}

async function isDecodable(element: PictureElement): Promise<boolean> {
  try {
    await element.decode();
    return true;
  } catch {
    // `decode()` also rejects when the browser picks another width meanwhile: then the picture is there.
    return element.complete && element.naturalWidth > 0;
  }
}

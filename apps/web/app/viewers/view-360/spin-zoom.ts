/** The closest zoom, relative to the picture as it fits. */
const CLOSEST = 4;
const ZOOM_STEP = 1.4;
const DOUBLE_TAP_ZOOM = 2;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface SeenZoom extends Finger {
  readonly scale: number;
}

/** Zooms an element in its box, around the intended point. */
export class SpinZoom {
  readonly #box: HTMLElement;
  readonly #canvas: HTMLElement;
  #scale = 1;
  /** Of the picture's middle against the box's, in CSS pixels. */
  #x = 0;
  #y = 0;

  constructor(box: HTMLElement, canvas: HTMLElement) {
    this.#box = box;
    this.#canvas = canvas;
  }

  /** Closer (positive) or further away around the middle of the box. */
  by(step: number): void {
    this.#scaleTo(this.#scale * ZOOM_STEP ** step, 0, 0);
  }

  /** The same around a pointer. */
  at(point: Point, step: number): void {
    const { x, y } = this.#fromMiddle(point.clientX, point.clientY);
    this.#scaleTo(this.#scale * ZOOM_STEP ** step, x, y);
  }

  toggleAt(point: Point): void {
    const { x, y } = this.#fromMiddle(point.clientX, point.clientY);
    this.#scaleTo(this.#scale > 1 ? 1 : DOUBLE_TAP_ZOOM, x, y);
  }

  /** One of two fingers moved. */
  pinch(resting: Finger, before: Finger, now: Finger): void {
    const factor = distance(resting, now) / Math.max(1, distance(resting, before));
    const { x, y } = this.#fromMiddle((resting.x + now.x) / 2, (resting.y + now.y) / 2);
    this.#x += (now.x - before.x) / 2;
    this.#y += (now.y - before.y) / 2;
    this.#scaleTo(this.#scale * factor, x, y);
  }

  /** Pans a zoomed element vertically; horizontally it turns. */
  moveDown(pixels: number): void {
    if (this.#scale === 1) return;
    this.#y += pixels;
    this.#apply();
  }

  reset(): void {
    this.#scaleTo(1, 0, 0);
  }

  /** How large it is, and the shares of the box that its middle is away from the box's. */
  seen(): SeenZoom {
    const { clientWidth, clientHeight } = this.#box;
    return { scale: this.#scale, x: this.#x / (clientWidth || 1), y: this.#y / (clientHeight || 1) };
  }

  /** The inverse. */
  lead({ scale, x, y }: SeenZoom): void {
    this.#scale = Math.min(CLOSEST, Math.max(1, scale));
    this.#x = x * this.#box.clientWidth;
    this.#y = y * this.#box.clientHeight;
    this.#apply();
  }

  #scaleTo(wanted: number, x: number, y: number): void {
    const scale = Math.min(CLOSEST, Math.max(1, wanted));
    const factor = scale / this.#scale;
    this.#x = x - (x - this.#x) * factor;
    this.#y = y - (y - this.#y) * factor;
    this.#scale = scale;
    this.#apply();
  }

  #apply(): void {
    const mostX = ((this.#scale - 1) * this.#box.clientWidth) / 2;
    const mostY = ((this.#scale - 1) * this.#box.clientHeight) / 2;
    this.#x = Math.min(mostX, Math.max(-mostX, this.#x));
    this.#y = Math.min(mostY, Math.max(-mostY, this.#y));
    this.#canvas.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #fromMiddle(clientX: number, clientY: number): Finger {
    const { left, top, width, height } = this.#box.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

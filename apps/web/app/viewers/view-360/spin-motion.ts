import { glide, LED_GLIDE } from '~/showroom/browser/glide.ts';
import type { Leader } from '~/showroom/presentation/views.ts';
import { SpinZoom } from './spin-zoom.ts';
import { TURNS_PER_WIDTH, angleNear, angleOfFrame, limitSpin, spinFreely } from './spin.ts';
import type { Seen } from './use-engine-view.ts';

interface SpinMotionOptions {
  /** The element that is dragged. */
  readonly surface: HTMLElement;
  /** The element that is zoomed. */
  readonly canvas: HTMLElement;
  /** Inside a page, dragging up and down scrolls the page. */
  readonly isEmbedded: boolean;
  readonly isStill: boolean;
  /** In turns, dragging to the right positive. */
  readonly onAngle: (angle: number) => void;
}

/** Milliseconds of the last moves that a free spin takes its speed from. */
const SPEED_WINDOW = 80;

/** Turns per second of the one turn that shows that it can be turned. */
const HINT_SPEED = 0.35;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Turns by dragging, and spins on for a moment after release. */
export class SpinMotion {
  readonly #options: SpinMotionOptions;
  readonly #zoom: SpinZoom;
  readonly #ending = new AbortController();
  readonly #fingers = new Map<number, Finger>();
  #moves: { readonly at: number; readonly angle: number }[] = [];
  #angle = 0;
  #animation = 0;
  #wasTouched = false;
  #endLead: (() => void) | undefined;
  #report: ((by: Leader) => void) | undefined;

  constructor(options: SpinMotionOptions) {
    this.#options = options;
    this.#zoom = new SpinZoom(options.surface, options.canvas);
    const { surface } = options;
    const { signal } = this.#ending;
    surface.style.touchAction = options.isEmbedded ? 'pan-y' : 'none';
    surface.addEventListener('pointerdown', (event) => this.#grab(event), { signal });
    surface.addEventListener('pointermove', (event) => this.#drag(event), { signal });
    surface.addEventListener('pointerup', (event) => this.#release(event), { signal });
    surface.addEventListener('pointercancel', (event) => this.#release(event), { signal });
    surface.addEventListener('wheel', (event) => this.#roll(event), { signal, passive: false });
    surface.addEventListener('dblclick', (event) => this.#toggle(event), { signal });
  }

  /** Turns around once, unless the visitor has already dragged it or prefers reduced motion. */
  showOff(): void {
    if (this.#wasTouched || this.#options.isStill) return;
    const from = this.#angle;
    this.#animate((seconds) => {
      const turned = Math.min(1, seconds * HINT_SPEED);
      // Starts and ends slowly.
      this.#setAngle(from + (1 - Math.cos(turned * Math.PI)) / 2);
      return turned < 1;
    });
  }

  /** Shows a picture immediately. */
  turnTo(frame: number, count: number): void {
    this.#stop();
    this.#setAngle(angleOfFrame(frame, count, this.#angle));
    this.#report?.('visitor');
  }

  zoomBy(step: number): void {
    this.#wasTouched = true;
    this.#zoom.by(step);
    this.#report?.('visitor');
  }

  reset(): void {
    this.#stop();
    this.#zoom.reset();
    this.#setAngle(Math.round(this.#angle));
    this.#report?.('visitor');
  }

  seen(): Seen<'spin'> {
    return { turn: this.#angle - Math.floor(this.#angle), ...this.#zoom.seen() };
  }

  /** Turns to where a presenter looks from. */
  lead({ turn, ...zoom }: Seen<'spin'>): void {
    this.#stop();
    this.#zoom.lead(zoom);
    const from = this.#angle;
    const to = angleNear(turn, from);
    this.#endLead = glide(LED_GLIDE, (part) => this.#setAngle(from + (to - from) * part));
  }

  watch(onTurn: (by: Leader) => void): void {
    this.#report = onTurn;
  }

  destroy(): void {
    this.#stop();
    this.#ending.abort();
  }

  #grab(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#stop();
    this.#options.surface.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moves = [];
  }

  #drag(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other !== undefined) {
      this.#zoom.pinch(other, before, now);
      this.#report?.('visitor');
      return;
    }
    this.#zoom.moveDown(now.y - before.y);
    this.#setAngle(this.#angle + ((now.x - before.x) / this.#options.surface.clientWidth) * TURNS_PER_WIDTH);
    this.#moves.push({ at: event.timeStamp, angle: this.#angle });
    this.#report?.('visitor');
  }

  #release(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    const recent = this.#moves.filter(({ at }) => event.timeStamp - at < SPEED_WINDOW);
    const [oldest] = recent;
    const newest = recent.at(-1);
    if (this.#options.isStill || oldest === undefined || newest === undefined || newest.at <= oldest.at)
      return;
    this.#coast(limitSpin(((newest.angle - oldest.angle) / (newest.at - oldest.at)) * 1000));
  }

  #coast(velocity: number): void {
    const from = this.#angle;
    this.#animate((seconds) => {
      const free = spinFreely(velocity, seconds);
      this.#setAngle(from + free.turned);
      this.#report?.('visitor');
      return free.velocity !== 0;
    });
  }

  #roll(event: WheelEvent): void {
    if (this.#options.isEmbedded && !event.ctrlKey) return;
    event.preventDefault();
    this.#wasTouched = true;
    this.#zoom.at(event, event.deltaY < 0 ? 0.5 : -0.5);
    this.#report?.('visitor');
  }

  #toggle(event: MouseEvent): void {
    this.#zoom.toggleAt(event);
    this.#report?.('visitor');
  }

  /** @param step receives the seconds since the start, and returns whether to continue. */
  #animate(step: (seconds: number) => boolean): void {
    cancelAnimationFrame(this.#animation);
    let start: number | undefined;
    const frame = (now: number) => {
      start ??= now;
      if (step((now - start) / 1000)) this.#animation = requestAnimationFrame(frame);
    };
    this.#animation = requestAnimationFrame(frame);
  }

  #stop(): void {
    this.#wasTouched = true;
    cancelAnimationFrame(this.#animation);
    this.#endLead?.();
  }

  #setAngle(angle: number): void {
    this.#angle = angle;
    this.#options.onAngle(angle);
  }
}

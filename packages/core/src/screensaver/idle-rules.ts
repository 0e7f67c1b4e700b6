import type { ScreensaverSettings } from '../world/settings/screensaver.ts';
import type { WorldScreensaver } from '../world/world.ts';

/** Seconds; specification section 9: "Idle time is the backend timeout if numeric, else the world setting, else 60 s". */
export const DEFAULT_IDLE_TIME = 60;

/**
 * Seconds; specification section 9: "step interval the backend timeout in seconds or else 3000 ms" (the "default
 * idle setting of 3" is this one, see docs/design/unspecified.md).
 */
export const DEFAULT_STEP_INTERVAL = 3;

/** When the screensaver of a world starts, and what it leaves behind. */
export interface IdleRules {
  readonly isEnabled: boolean;
  /** Seconds without input. */
  readonly idleTime: number;
  /**
   * Whether the last visitor is forgotten when it starts. Default: only in a kiosk, where the next one is another
   * person.
   */
  readonly forgetsVisitor?: boolean;
  /** Whether a login is ended then, too. */
  readonly forgetsLogin: boolean;
  /** Whether a kiosk says some seconds before that it starts again; absent: no. */
  readonly announcesStart?: boolean;
}

/**
 * The rules of a world, its own settings and the app's put together: "Idle time is the backend timeout if numeric,
 * else the world setting, else 60 s, and it is enabled by either setting" (specification section 9). The world's
 * setting decides what is forgotten, else the app's.
 */
export function idleRules(app: ScreensaverSettings, world: WorldScreensaver): IdleRules {
  const forgetsVisitor = world.forgetsVisitor ?? app.forgetsVisitor;
  return {
    isEnabled: app.isActive || world.active,
    idleTime: seconds(app.idleTimeout) ?? seconds(world.idleTimeout) ?? DEFAULT_IDLE_TIME,
    forgetsLogin: world.forgetsLogin ?? app.forgetsLogin ?? false,
    ...(forgetsVisitor !== undefined && { forgetsVisitor }),
    ...(app.announcesStart && { announcesStart: true }),
  };
}

/** The rules of a kiosk: it always has a screensaver, and forgets visitors unless configured otherwise. */
export function inKiosk(rules: IdleRules): IdleRules {
  return { ...rules, isEnabled: true, forgetsVisitor: rules.forgetsVisitor ?? true };
}

/** A usable time: a number above zero. */
function seconds(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
}

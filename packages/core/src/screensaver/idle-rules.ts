import type { ScreensaverSettings } from '../world/settings.ts';
import type { WorldScreensaver } from '../world/world.ts';

/** Seconds; specification section 9: "Idle time is the backend timeout if numeric, else the world setting, else 60 s". */
export const DEFAULT_IDLE_TIME = 60;

/**
 * Seconds; specification section 9: "step interval the backend timeout in seconds or else 3000 ms" (the "default
 * idle setting of 3" is this one, see DESIGN).
 */
export const DEFAULT_STEP_INTERVAL = 3;

/** When the screensaver of a world starts, and what it leaves behind. */
export interface IdleRules {
  readonly isEnabled: boolean;
  /** Seconds without input. */
  readonly idleTime: number;
  /** Whether the last visitor is forgotten when it starts: opened worlds, drafts, overlays, consent. */
  readonly forgetsVisitor: boolean;
  /** Whether a login is ended then, too. */
  readonly forgetsLogin: boolean;
}

/**
 * The rules of a world, its own settings and the app's put together: "Idle time is the backend timeout if
 * numeric, else the world setting, else 60 s, and it is enabled by either setting" (specification section 9).
 * Whether a visitor is forgotten is the world's to say, else the app's; unsaid, only a kiosk forgets: the
 * next one there is another person.
 *
 * @param isKiosk a window that stands in public. It always has a screensaver.
 */
export function idleRules(request: {
  readonly app: ScreensaverSettings;
  readonly world: WorldScreensaver;
  readonly isKiosk: boolean;
}): IdleRules {
  const { app, world, isKiosk } = request;
  return {
    isEnabled: isKiosk || app.isActive || world.active,
    idleTime: seconds(app.idleTimeout) ?? seconds(world.idleTimeout) ?? DEFAULT_IDLE_TIME,
    forgetsVisitor: world.forgetsVisitor ?? app.forgetsVisitor ?? isKiosk,
    forgetsLogin: world.forgetsLogin ?? app.forgetsLogin ?? false,
  };
}

/** A time that one can wait for: a number above nothing. */
function seconds(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
}

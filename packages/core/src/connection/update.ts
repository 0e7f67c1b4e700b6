/** Whether a window knows of a newer build of the app than its own. */
export interface Update {
  /** The build that the page was loaded with. */
  readonly own: string;
  /** The newer build that the visitor was offered; undefined: none. */
  readonly offered: string | undefined;
  /** The window is idle: reloading the page interrupts no one. */
  readonly isIdle: boolean;
  /** When the server was last asked, in milliseconds. */
  readonly askedAt: number;
}

/** Events: an occasion to ask, the server's answer, the visitor leaves or returns. */
export type UpdateEvent =
  | { readonly type: 'reconnected' | 'focused' | 'timePassed' | 'idle'; readonly now: number }
  | { readonly type: 'answered'; readonly build: string; readonly now: number }
  | { readonly type: 'idleEnded' };

/** Effects: `ask` for the version, `offer` to reload, withdraw the offer, `reload` for this build. */
export type UpdateEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'offer' | 'reload'; readonly build: string }
  | { readonly type: 'takeBack' };

/** Milliseconds between two checks without an occasion. */
export const ASK_EVERY = 300_000;

/** Milliseconds between two checks when the connection comes and goes. */
const ASK_AGAIN_AFTER = 10_000;

/** A page that was just loaded is the newest there is. */
export function justLoaded(own: string, now: number): Update {
  return { own, offered: undefined, isIdle: false, askedAt: now };
}

/**
 * "`GET /version` (build, content version): a new build offers a reload" (docs/design/unspecified.md). It is offered
 * once for each build and never forced on a visitor; while the window is idle the page reloads automatically.
 *
 * @param wasReloadedFor whether this window was already reloaded for a build: a proxy that goes on sending the old
 * page must not keep the window reloading.
 */
export function stepUpdate(
  update: Update,
  event: UpdateEvent,
  wasReloadedFor: (build: string) => boolean,
): readonly [Update, readonly UpdateEffect[]] {
  switch (event.type) {
    case 'idleEnded':
      return [{ ...update, isIdle: false }, []];
    case 'idle': {
      const idle = { ...update, isIdle: true };
      return update.offered === undefined ? [idle, []] : ask(idle, event.now);
    }
    case 'answered':
      return compare({ ...update, askedAt: event.now }, event.build, wasReloadedFor);
    default: {
      const pause = event.type === 'reconnected' ? ASK_AGAIN_AFTER : ASK_EVERY;
      return event.now - update.askedAt >= pause ? ask(update, event.now) : [update, []];
    }
  }
}

function ask(update: Update, now: number): readonly [Update, readonly UpdateEffect[]] {
  return [{ ...update, askedAt: now }, [{ type: 'ask' }]];
}

function compare(
  update: Update,
  build: string,
  wasReloadedFor: (build: string) => boolean,
): readonly [Update, readonly UpdateEffect[]] {
  if (build === update.own) {
    const isWithdrawn = update.offered !== undefined;
    return [{ ...update, offered: undefined }, isWithdrawn ? [{ type: 'takeBack' }] : []];
  }
  const mayReload = update.isIdle && !wasReloadedFor(build);
  const isNew = update.offered !== build;
  const effects: UpdateEffect[] = [];
  if (mayReload) effects.push({ type: 'reload', build });
  else if (isNew) effects.push({ type: 'offer', build });
  return [{ ...update, offered: build }, effects];
}

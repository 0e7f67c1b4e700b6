import { useSyncExternalStore } from 'react';

/** An editor's settings for the preview, stored in the browser. */
export interface PaneSettings {
  readonly isOpen: boolean;
  /** Percent of the window's width. */
  readonly width: number;
  readonly isWide: boolean;
  /** The session id from opening to closing; the next opening gets a new one. */
  readonly session: string;
}

const KEY = 'vitrine-preview';

/** Percent: below or above these, the form or the preview is too narrow to use. */
export const MIN_WIDTH = 25;
export const MAX_WIDTH = 75;

const DEFAULTS: PaneSettings = { isOpen: false, width: 40, isWide: false, session: '' };

const listeners = new Set<() => void>();
let settings: PaneSettings | undefined;

/** The preview stays open from one entry to the next, although each has its own panel. */
export function usePaneSettings(): PaneSettings {
  return useSyncExternalStore(subscribe, current);
}

export function changePane(change: Partial<PaneSettings>): void {
  const before = current();
  const next = { ...before, ...change };
  settings = {
    ...next,
    width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, next.width)),
    session: next.isOpen && !before.isOpen ? newSessionId() : next.session,
  };
  try {
    // Whether the preview is open is not stored: a forgotten one would take space beside every form.
    window.localStorage.setItem(KEY, JSON.stringify({ width: settings.width }));
  } catch {
    // Without storage, the preview starts with the defaults.
  }
  for (const listener of listeners) listener();
}

/** Matches `SESSION_ID_PATTERN`. `randomUUID` is not available to pages without TLS. */
function newSessionId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): PaneSettings {
  return (settings ??= { ...DEFAULTS, ...kept() });
}

function kept(): Partial<PaneSettings> {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    const width = typeof value === 'object' && value !== null && 'width' in value ? value.width : undefined;
    return typeof width === 'number' && width >= MIN_WIDTH && width <= MAX_WIDTH ? { width } : {};
  } catch {
    return {};
  }
}

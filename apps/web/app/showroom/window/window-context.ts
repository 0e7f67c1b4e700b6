import { createContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { ShowroomWindow } from './showroom-window.ts';

/** Gives components the window that they are rendered in: see {@link useShowroomWindow}. */
export const WindowContext = createContext<ShowroomWindow | undefined>(undefined);

/** Gives client loaders the window: `context.get(routerWindow)`. */
export const routerWindow = createRouterContext<ShowroomWindow>();

/** @throws Error outside of both entries, which provide it. */
export function useShowroomWindow(): ShowroomWindow {
  const own = use(WindowContext);
  if (own === undefined) throw new Error('No window context.');
  return own;
}

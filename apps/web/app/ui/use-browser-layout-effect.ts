import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; the server, which would warn of one, has no layout to wait for. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

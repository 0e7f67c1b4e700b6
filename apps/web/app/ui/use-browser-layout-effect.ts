import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; the server, which would warn about one, has no layout. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

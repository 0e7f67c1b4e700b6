import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether the visitor has shown any sign of being there: what no one needs before then is loaded with it. */
export function useFirstSign(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const see = () => setIsShown(true);
    for (const sign of SIGNS) addEventListener(sign, see, { once: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, see);
    };
  }, []);
  return isShown;
}

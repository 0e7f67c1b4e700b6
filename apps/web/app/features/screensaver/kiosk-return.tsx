import { useEffect } from 'react';
import { idle } from '~/showroom/screensaver/idle.ts';
import { followKioskReturn } from '~/showroom/screensaver/kiosk-return.ts';
import { followKioskRules } from '~/showroom/screensaver/kiosk-rules.ts';
import './kiosk.css';

/** Returns a kiosk window to the start from a page that belongs to no world. */
export default function KioskReturn() {
  useEffect(() => {
    const stops = [followKioskRules(), followKioskReturn(idle)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

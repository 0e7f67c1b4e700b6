import { useEffect } from 'react';
import { idle } from '~/showroom/idle.ts';
import { followKioskReturn } from '~/showroom/kiosk-return.ts';
import { followKioskRules } from '~/showroom/kiosk-rules.ts';
import './kiosk.css';

/** A window that stands in public, on a page that belongs to no world. */
export default function KioskReturn() {
  useEffect(() => {
    const stops = [followKioskRules(), followKioskReturn(idle)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

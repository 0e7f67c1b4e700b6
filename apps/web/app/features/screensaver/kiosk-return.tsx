import { useEffect } from 'react';
import { createWindowIdle } from '~/showroom/window/idle.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { followKioskReturn } from '~/showroom/screensaver/kiosk-return.ts';
import { followKioskRules } from '~/showroom/screensaver/kiosk-rules.ts';
import './kiosk.css';

/** Returns a kiosk window to the start from a page that belongs to no world. */
export default function KioskReturn() {
  const idle = useShowroomWindow().part(createWindowIdle);
  useEffect(() => {
    const stops = [followKioskRules(), followKioskReturn(idle)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [idle]);
  return null;
}

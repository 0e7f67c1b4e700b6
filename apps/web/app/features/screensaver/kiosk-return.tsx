import { useEffect } from 'react';
import { createWindowIdle } from '~/showroom/window/idle.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { followKioskReturn } from '~/showroom/screensaver/kiosk-return.ts';
import { followKioskRules } from '~/showroom/screensaver/kiosk-rules.ts';
import './kiosk.css';

/** A window that stands in public, on a page that belongs to no world. */
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

import { useEffect } from 'react';
import { idle } from '~/showroom/idle.ts';
import { followKioskRules } from '~/showroom/kiosk-rules.ts';
import './kiosk.css';

/** Leads a kiosk back to the start from a page that belongs to no world: a login, a code, a mistake. */
export default function KioskReturn() {
  useEffect(() => {
    const stops = [
      followKioskRules(),
      idle.onChange((isIdle) => {
        if (isIdle) location.replace('/');
      }),
      idle.start(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

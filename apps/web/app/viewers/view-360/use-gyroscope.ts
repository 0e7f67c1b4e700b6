import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Gyroscope } from './gyroscope.ts';

/** An engine that can follow the device. */
interface Followed {
  readonly gyroscope: Promise<Gyroscope | undefined>;
}

/** The gyroscope of an engine, and whether it leads; undefined where the device does not report its orientation. */
export function useGyroscope(
  engine: Followed | undefined,
): { readonly gyroscope: Gyroscope; readonly isOn: boolean } | undefined {
  const [found, setFound] = useState<{ readonly engine: Followed; readonly gyroscope: Gyroscope }>();
  useEffect(() => {
    if (engine === undefined) return undefined;
    let isGone = false;
    const find = async () => {
      const gyroscope = await engine.gyroscope;
      if (!isGone && gyroscope) setFound({ engine, gyroscope });
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [engine]);
  const gyroscope = found?.engine === engine ? found?.gyroscope : undefined;
  const follow = useCallback(
    (changed: () => void) => gyroscope?.onChange(changed) ?? (() => undefined),
    [gyroscope],
  );
  const isOn = useSyncExternalStore(
    follow,
    () => gyroscope?.isOn() ?? false,
    () => false,
  );
  return gyroscope && { gyroscope, isOn };
}

import { useEffect, useEffectEvent } from 'react';
import type { SignalMessage } from '~/contract/presentation.ts';
import { useTexts } from '~/i18n/translations.tsx';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';
import { browserClock } from '~/showroom/browser/clock.ts';
import { focusedHotspot, followPointing } from '~/showroom/presentation/follow-pointing.ts';
import { createPointerSender } from '~/showroom/presentation/pointer-sender.ts';
import { sendPresentation } from '~/showroom/presentation/send-presentation.ts';
import { isOthers } from '~/showroom/walking/follow-key.ts';
import type { WindowPresentation } from '~/showroom/window/presentation.ts';
import { icon } from '~/ui/icons.tsx';
import './pointer-tool.css';
import styles from './presentation.module.css';

/** Turns the pointer on and off, and points at the hotspot that has the focus. */
const KEY = 'p';

const Laser = icon(
  <>
    <path d="M12 3v3m0 12v3M3 12h3m12 0h3" />
    <circle cx="12" cy="12" r="3" fill="currentColor" />
  </>,
);

type Fields = Readonly<Record<string, string | number>>;

/** The presenter's pointer. Only fetched by a window that has the lead. */
export default function PointerTool({
  presentation: { takeSignal, isAt },
  epoch,
  box,
  view,
  isOn,
  onTurn,
}: {
  readonly presentation: WindowPresentation;
  readonly epoch: number;
  readonly box: HTMLElement;
  readonly view: LocationView;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}) {
  const t = useTexts();
  const { payloadId, locale } = view;
  const send = useEffectEvent((what: Fields & { readonly kind: SignalMessage['kind'] }) =>
    sendPresentation('signal', { ...what, location: payloadId, epoch, locale: locale.code }),
  );
  // The presenter sees it, too.
  const lookAt = useEffectEvent(({ id }: HotspotView) => {
    const hotspots = { [locale.code]: id };
    takeSignal({ kind: 'look', location: payloadId, hotspots });
    void send({ kind: 'look', hotspot: id });
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const location = payloadId;
    const sender = createPointerSender({
      send: (at) => send({ kind: 'pointer', ...at }),
      now: () => performance.now(),
      after: browserClock.after,
    });
    const unlessCovered =
      <Value,>(act: (value: Value) => void) =>
      (value: Value) => {
        if (isAt(location)) act(value);
      };
    const stop = followPointing(box, view, {
      pointed: unlessCovered((at) => {
        takeSignal({ kind: 'pointer', location, ...at });
        sender.move(at);
      }),
      pinged: unlessCovered((at) => {
        takeSignal({ kind: 'ping', location, ...at });
        void send({ kind: 'ping', ...at });
      }),
      lookedAt: unlessCovered((hotspot: HotspotView) => lookAt(hotspot)),
    });
    return () => {
      stop();
      sender.stop();
    };
  }, [isOn, box, view, payloadId, isAt, takeSignal]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== KEY || event.repeat || isOthers(event)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    const hotspot = focusedHotspot(box, view.hotspots);
    if (hotspot) lookAt(hotspot);
    else onTurn(!isOn);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const name = t('presentation__pointer');
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts="P"
      title={`${name} (P). ${t('presentation__pointer_hint')}`}
      onClick={() => onTurn(!isOn)}
    >
      <Laser size={20} />
    </button>
  );
}

import { useEffect, useRef } from 'react';
import { isReducedMotion } from '~/showroom/browser/browser-conditions.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';

/**
 * A short clip in a link, instead of a picture. It plays once when it appears and again whenever its link is
 * pointed at or focused: nothing on the page moves without end (WCAG 2.2.2). In power-save mode it shows its first
 * frame.
 */
export default function LinkClip({ url }: { readonly url: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  useEffect(() => {
    const element = video.current;
    const link = element?.closest('a');
    if (!element || !link || isPowerSave || isReducedMotion()) return undefined;
    // A clip that the browser refuses to play shows its first frame, which is enough.
    const play = () => void element.play().catch(() => undefined);
    play();
    link.addEventListener('pointerenter', play);
    link.addEventListener('focus', play);
    return () => {
      link.removeEventListener('pointerenter', play);
      link.removeEventListener('focus', play);
      element.pause();
    };
  }, [isPowerSave]);
  // It has no sound and no meaning of its own: the link has a name.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return (
    <video ref={video} src={url} muted playsInline preload="metadata" tabIndex={-1} aria-hidden="true" />
  );
}

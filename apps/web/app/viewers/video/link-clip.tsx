import { useEffect, useRef } from 'react';
import { isReducedMotion } from '~/showroom/browser/browser-conditions.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';

/**
 * A short clip that stands in a link in place of a picture. It plays once when it comes in and again whenever its link
 * is pointed at or focused: nothing on the page moves without end (WCAG 2.2.2). In power-save mode its first picture
 * stands still.
 */
export default function LinkClip({ url }: { readonly url: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const isPowerSave = useShowroom((state) => state.isPowerSave);
  useEffect(() => {
    const element = video.current;
    const link = element?.closest('a');
    if (!element || !link || isPowerSave || isReducedMotion()) return undefined;
    // A refused clip shows its first picture, which does as well.
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
  // It has no sound and says nothing: the link has a name.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return (
    <video ref={video} src={url} muted playsInline preload="metadata" tabIndex={-1} aria-hidden="true" />
  );
}

import { useIntl } from 'react-intl';
import type { ConversionReason, VideoMessage } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';

/** Texts for the state of a video, in the panel's language. */
export function useVideoWords(): (message: VideoMessage) => string {
  const { say } = useTexts();
  const { formatList } = useIntl();
  const sayReason = (reason: ConversionReason): string => {
    const { code, ...values } = reason;
    return say(`media.reason.${code}`, values);
  };
  return (message) => {
    if ('reasons' in message) {
      const { code, reasons, ...size } = message;
      const list = formatList(reasons.map(sayReason), { type: 'conjunction' });
      return say(`media.about.${code}`, { ...size, reasons: list });
    }
    if (message.code === 'frameTooLarge') {
      const { width, height, limit } = message;
      return say('media.about.frameTooLarge', { width, height, millions: Math.round(limit / 1_000_000) });
    }
    const { code, ...values } = message;
    return say(`media.about.${code}`, values);
  };
}

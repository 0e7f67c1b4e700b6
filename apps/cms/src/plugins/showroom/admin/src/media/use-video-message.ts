import { useIntl } from 'react-intl';
import type { ConversionReason, VideoMessage } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';

/** Texts for the state of a video, in the panel's language. */
export function useVideoMessage(): (message: VideoMessage) => string {
  const { t } = useTexts();
  const { formatList } = useIntl();
  const formatReason = (reason: ConversionReason): string => {
    const { code, ...values } = reason;
    return t(`media.reason.${code}`, values);
  };
  return (message) => {
    if ('reasons' in message) {
      const { code, reasons, ...size } = message;
      const list = formatList(reasons.map(formatReason), { type: 'conjunction' });
      return t(`media.about.${code}`, { ...size, reasons: list });
    }
    if (message.code === 'frameTooLarge') {
      const { width, height, limit } = message;
      return t('media.about.frameTooLarge', { width, height, millions: Math.round(limit / 1_000_000) });
    }
    const { code, ...values } = message;
    return t(`media.about.${code}`, values);
  };
}

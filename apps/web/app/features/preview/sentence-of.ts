import type { CommentsReply } from '~/contract/preview-comments.ts';
import type { Translate } from '~/i18n/translations.tsx';

/** What a person reads where comments could not be read or written. */
export function sentenceOf(kind: Exclude<CommentsReply['kind'], 'comments'>, t: Translate): string {
  switch (kind) {
    case 'noPage':
      return t('preview__comment_no_page');
    case 'full':
      return t('preview__comment_full');
    case 'ended':
      return t('preview__comment_ended');
    case 'invalid':
      return t('preview__comment_invalid');
    case 'tooMany':
      return t('preview__comment_many');
    case 'failed':
      return t('preview__comment_failed');
  }
}

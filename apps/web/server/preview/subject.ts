import type { PreviewClaimsOf } from '@vitrine/content/node';

/** Whose preview a request belongs to, as the browser's cookie says. */
export type PreviewSubject = PreviewClaimsOf<'session'> | PreviewClaimsOf<'link'>;

/** Names a subject as the CMS does when it tells of changes. */
export function subjectKey(subject: PreviewSubject): string {
  return subject.kind === 'session' ? `stay:${subject.editor}/${subject.stay}` : `link:${subject.id}`;
}

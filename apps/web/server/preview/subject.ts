import type { PreviewClaimsOf } from '@vitrine/content/node';

/** Whose preview a request belongs to, according to the browser's cookie. */
export type PreviewSubject = PreviewClaimsOf<'session'> | PreviewClaimsOf<'link'>;

/** The key of a subject in the CMS's notifications of changes. */
export function subjectKey(subject: PreviewSubject): string {
  return subject.kind === 'session' ? `session:${subject.editor}/${subject.session}` : `link:${subject.id}`;
}

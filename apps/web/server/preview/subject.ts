import type { PreviewClaimsOf } from '@vitrine/content/node';

/** Whose preview a request belongs to, according to the browser's cookie. */
export type PreviewSubject = PreviewClaimsOf<'session' | 'rehearsal' | 'link'>;

/** The key of a subject in the CMS's notifications of changes. */
export function subjectKey(subject: PreviewSubject): string {
  switch (subject.kind) {
    case 'session':
      return `session:${subject.editor}/${subject.session}`;
    case 'rehearsal':
      return `rehearsal:${subject.id}`;
    case 'link':
      return `link:${subject.id}`;
  }
}

/** The address of the CMS's API at which it has the content of a subject. */
export function contentPath(subject: PreviewSubject): {
  readonly path: string;
  readonly query: URLSearchParams;
} {
  switch (subject.kind) {
    case 'session': {
      const query = new URLSearchParams({ editor: subject.editor, session: subject.session });
      return { path: '/api/showroom/preview/content', query };
    }
    case 'rehearsal':
      return { path: '/api/showroom/rehearsals/content', query: new URLSearchParams({ id: subject.id }) };
    case 'link':
      return { path: '/api/showroom/preview/content', query: new URLSearchParams({ link: subject.id }) };
  }
}

import type { Review, ReviewNote } from '../../contracts/reviews.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { StoredReview } from './review-type.ts';
import { savedAt } from './subject.ts';

/** A request as an account sees it that may read its entry. */
export function shownReview(stored: StoredReview, draft: Row, account: number): Review {
  const { id, state, person, personName, at, note, draftAt } = stored;
  const shown = {
    id,
    asked: noteOf(personName, at, note),
    isMine: person === account,
    isChanged: savedAt(draft).getTime() !== new Date(draftAt).getTime(),
  };
  if (state === 'asked') return { ...shown, kind: state };
  const { answeredBy, answeredAt, answer } = stored;
  return { ...shown, kind: state, answer: noteOf(answeredBy, answeredAt ?? at, answer) };
}

function noteOf(name: string | null, at: string | Date, note: string | null): ReviewNote {
  return { name: name ?? '', at: new Date(at).toISOString(), note: note ?? '' };
}

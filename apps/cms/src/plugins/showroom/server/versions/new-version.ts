import type { VersionAction } from '../../contracts/versions.ts';
import type { Actor } from '../changes/changes.ts';
import type { Stage } from './retention.ts';
import { digestOf, fileHashesIn, serialise } from './state.ts';
import type { State } from './state.ts';

/** An entry in one language. */
export interface Subject {
  readonly uid: string;
  readonly documentId: string;
  /** Null for a type without languages. */
  readonly locale: string | null;
}

/** Why versions come about. */
export interface Cause {
  readonly action: VersionAction;
  /** Where visitors see another version for another reason. */
  readonly publishedBy?: VersionAction | undefined;
  /** Absent for the CMS itself. */
  readonly actor?: Actor | undefined;
}

const MAX_TITLE_LENGTH = 200;

/** A row of the table. @param given.state undefined where the entry is not there any more. */
export function newVersion(
  subject: Subject,
  stage: Stage,
  { action, publishedBy, actor }: Cause,
  given: {
    readonly state: State | undefined;
    readonly title: string;
    readonly at: Date;
    readonly occasion: string;
  },
): object {
  const serialised = given.state === undefined ? null : serialise(given.state);
  return {
    ...whereOf(subject),
    at: given.at,
    action: stage === 'published' ? (publishedBy ?? action) : action,
    stage,
    title: given.title.slice(0, MAX_TITLE_LENGTH),
    state: serialised,
    digest: serialised === null ? null : digestOf(serialised),
    files: given.state === undefined ? null : fileHashesIn(given.state).join(' '),
    isPresent: true,
    person: actor?.id ?? null,
    personName: actor?.name ?? '',
    occasion: given.occasion,
  };
}

/** The versions of an entry in one language. */
export function whereOf({ uid, documentId, locale }: Subject) {
  return { uid, entry: documentId, language: locale };
}

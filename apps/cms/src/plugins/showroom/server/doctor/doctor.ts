import type { Core } from '@strapi/strapi';
import { ContentError, DEFAULT_LOCALE, loadContent } from '@vitrine/content';
import type { ContentChange, LoadedContent } from '@vitrine/content';
import type { ExaminedShowroom, LocatedFinding } from '../../contracts/doctor.ts';
import { draftFetch, IN_PROCESS } from './draft-fetch.ts';
import { examineContent } from './examine-content.ts';

/** Examines the drafts of a CMS. */
export interface Doctor {
  /** Everything that is found. Nothing is read again while nothing has been written. */
  readonly examine: () => Promise<ExaminedShowroom>;
  /** The drafts as the visitors' app would load them; undefined in a CMS without any location. */
  readonly drafts: () => Promise<LoadedContent | undefined>;
  /**
   * The errors of one entry in some languages (undefined: in all), by what has just been written: for
   * publishing, which should not wait for a whole load. It may be called inside a transaction.
   */
  readonly errorsOf: (
    uid: string,
    documentId: string,
    locales: readonly string[] | undefined,
  ) => Promise<readonly LocatedFinding[]>;
  /** A draft or a file was written, or taken back. */
  readonly changed: (change: ContentChange) => void;
}

/** What a showroom is without any location: nothing to examine. */
const NOTHING: ExaminedShowroom = {
  worlds: [],
  sharedScore: 100,
  findings: [],
  defaultLocale: DEFAULT_LOCALE,
};

interface Whole {
  /** How many changes there had been when it was begun. */
  readonly revision: number;
  readonly loaded: LoadedContent | undefined;
  readonly examined: ExaminedShowroom;
}

export const createDoctor = (strapi: Core.Strapi): Doctor => {
  const fetch = draftFetch(strapi);
  const types = Object.values(strapi.contentTypes);
  let revision = 0;
  let recent: { readonly revision: number; readonly change: ContentChange }[] = [];
  // Only what is finished is shared: whoever waits inside a transaction for a load outside it waits for ever.
  let whole: Whole | undefined;

  const load = async (since?: NonNullable<Parameters<typeof loadContent>[0]['since']>) => {
    try {
      return await loadContent({ cmsUrl: IN_PROCESS, fetch, ...(since === undefined ? {} : { since }) });
    } catch (error) {
      if (error instanceof ContentError && error.kind === 'empty') return undefined;
      throw error;
    }
  };
  const judge = (loaded: LoadedContent | undefined): ExaminedShowroom =>
    loaded === undefined ? NOTHING : examineContent(loaded, types);

  const readWhole = async (): Promise<Whole> => {
    if (whole !== undefined && whole.revision === revision) return whole;
    const begun = revision;
    const loaded = await load();
    const next: Whole = { revision: begun, loaded, examined: judge(loaded) };
    if (whole === undefined || whole.revision <= begun) {
      whole = next;
      recent = recent.filter((entry) => entry.revision > begun);
    }
    return next;
  };
  const examine = async (): Promise<ExaminedShowroom> => (await readWhole()).examined;

  /** Reads only what has changed since the last whole load. */
  const glance = async (): Promise<ExaminedShowroom | undefined> => {
    if (whole?.loaded === undefined || whole.revision === revision) return undefined;
    const since = { answers: whole.loaded.answers, changes: recent.map(({ change }) => change) };
    return judge(await load(since));
  };

  return {
    examine,
    drafts: async () => (await readWhole()).loaded,
    async errorsOf(uid, documentId, locales) {
      const isOfEntry = ({ severity, entry, place: { locale } }: LocatedFinding): boolean =>
        severity === 'error' &&
        entry?.uid === uid &&
        entry.documentId === documentId &&
        (locale === undefined || locales === undefined || locales.includes(locale));
      const first = await glance();
      if (first !== undefined && !first.findings.some(isOfEntry)) return [];
      // What others say of a changed entry may be older than the change: nothing is refused on such grounds.
      return (await examine()).findings.filter(isOfEntry);
    },
    changed(change) {
      revision += 1;
      recent.push({ revision, change });
    },
  };
};

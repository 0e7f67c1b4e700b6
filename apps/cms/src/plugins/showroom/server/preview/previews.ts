import type { Core } from '@strapi/strapi';
import { replaceEntry } from '@vitrine/content/content-answers';
import { assembleContent } from '@vitrine/content/load-bundle';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { bundleVersion } from '@vitrine/content/normalise/assemble-bundle';
import type { ContentBundle } from '@vitrine/content/bundle';
import type { ContentAnswers } from '@vitrine/content/content-answers';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import { READ_PREVIEW, SHARE_PREVIEW } from '../../contracts/preview.ts';
import type { EditedEntryKey, EditedForm } from '../../contracts/preview.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { IN_PROCESS } from '../doctor/draft-fetch.ts';
import { createEditing, nameOfStay } from './editing.ts';
import type { Stay } from './editing.ts';
import { entryEditOf, entryIn } from './entry-edit.ts';
import { createLinks } from './links.ts';
import type { Links } from './links.ts';
import { mayStill } from './may-still.ts';
import { seenAt } from './seen-at.ts';
import { createTellShowroom } from './tell-showroom.ts';

/** The drafts for those who may see them before they are published. */
export interface Previews {
  readonly links: Links;
  /** An editor's form holds this, or they are still there. @returns where the entry is seen. */
  readonly edit: (stay: Stay, form: EditedForm) => Promise<string>;
  /** The same without touching what their form holds. */
  readonly look: (stay: Stay, entry: EditedEntryKey & Pick<EditedForm, 'seenIn'>) => Promise<string>;
  readonly leave: (stay: Stay, entry: EditedEntryKey) => void;
  /** Whether that very preview is open, by an account that may still see drafts and has not logged out. */
  readonly isThere: (stay: Stay) => Promise<boolean>;
  /** What an editor sees, and nobody else; without one, what all shared links show. Undefined while there is nothing. */
  readonly contentFor: (stay?: Stay) => Promise<ContentBundle | undefined>;
  readonly worlds: () => Promise<readonly { readonly slug: string; readonly name: string }[]>;
  readonly revoke: (id: string) => Promise<boolean>;
  /** A draft or a file was written. */
  readonly draftsChanged: () => void;
  readonly stop: () => void;
}

interface Assembled {
  readonly stay: Stay;
  readonly stamp: string;
  readonly loaded: Promise<LoadedContent | undefined>;
}

/** Where shared links are kept in Strapi's own store. */
const LINKS = { type: 'plugin', name: 'showroom', key: 'preview_links' } as const;

export function createPreviews(strapi: Core.Strapi): Previews {
  const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
  const editing = createEditing(Date.now);
  const links = createLinks(
    {
      get: () => strapi.store.get(LINKS),
      set: (value) => strapi.store.set({ ...LINKS, value }),
    },
    Date.now,
    (account) => mayStill(strapi, account, SHARE_PREVIEW),
  );
  const showroom = createTellShowroom(strapi);
  const assembled = new Map<string, Assembled>();
  const prepared = new WeakMap<ContentBundle, ContentBundle>();

  /** The drafts with a form laid over them. */
  const withForm = async (form: EditedForm): Promise<LoadedContent | undefined> => {
    const loaded = await doctor().drafts();
    if (loaded === undefined) return undefined;
    const edit = await entryEditOf(strapi, loaded.answers, form);
    const answers = edit === undefined ? loaded.answers : replaceEntry(loaded.answers, edit);
    return mergeLocales(loaded, answers, localesOf(form));
  };

  /** What an editor sees, put together once for each state of the drafts and of their form. */
  const loadedFor = (stay: Stay): Promise<LoadedContent | undefined> => {
    const unsaved = editing.formOf(stay);
    if (unsaved === undefined) return doctor().drafts();
    const name = nameOfStay(stay);
    const stamp = `${doctor().writes.revision()} ${unsaved.stamp}`;
    const known = assembled.get(name);
    if (known?.stamp === stamp) return known.loaded;
    const mine = { stay, stamp, loaded: withForm(unsaved.form) };
    assembled.set(name, mine);
    for (const [other, made] of assembled) if (!editing.isThere(made.stay)) assembled.delete(other);
    mine.loaded.catch(() => {
      if (assembled.get(name) === mine) assembled.delete(name);
    });
    return mine.loaded;
  };

  const contentFor: Previews['contentFor'] = async (stay) => {
    const bundle = (await (stay === undefined ? doctor().drafts() : loadedFor(stay)))?.bundle;
    if (bundle === undefined) return undefined;
    const content = prepared.get(bundle) ?? ready(bundle);
    prepared.set(bundle, content);
    return content;
  };

  const addressOf: Previews['look'] = async (stay, entry) => {
    const loaded = await loadedFor(stay);
    const found = loaded && entryIn(strapi, loaded.answers, entry);
    const seenIn = entry.seenIn ?? entry.locale ?? DEFAULT_LOCALE;
    return loaded === undefined || found === undefined ? '/' : seenAt(loaded.bundle, seenIn, found);
  };

  return {
    links,
    contentFor,
    edit: async (stay, form) => {
      const before = editing.formOf(stay)?.stamp;
      editing.note(stay, form);
      const isChanged = editing.formOf(stay)?.stamp !== before;
      const [address] = await Promise.all([
        addressOf(stay, form),
        isChanged ? showroom.tell(`stay:${nameOfStay(stay)}`) : undefined,
      ]);
      return address;
    },
    look: (stay, entry) => {
      editing.arrive(stay, entry);
      return addressOf(stay, entry);
    },
    leave: (stay, entry) => {
      editing.leave(stay, entry);
      void showroom.tell(`stay:${nameOfStay(stay)}`);
    },
    isThere: async (stay) => {
      if (!editing.isThere(stay) || !(await mayStill(strapi, Number(stay.editor), READ_PREVIEW)))
        return false;
      const session = editing.sessionOf(stay);
      return session === undefined || strapi.sessionManager('admin').isSessionActive(session);
    },
    worlds: async () => {
      const bundle = (await doctor().drafts())?.bundle;
      const worlds = bundle?.snapshots[bundle.defaultLocale]?.worlds ?? [];
      return worlds.map(({ slug, name }) => ({ slug, name }));
    },
    revoke: async (id) => {
      const isKnown = await links.revoke(id);
      if (isKnown) await showroom.tell(`link:${id}`);
      return isKnown;
    },
    draftsChanged: () => void showroom.tell('drafts'),
    stop: showroom.stop,
  };
}

/** The languages that a form's texts are in and that its editor looks at. */
function localesOf({ locale, seenIn }: EditedForm): ReadonlySet<string> {
  return new Set([locale ?? [], seenIn ?? []].flat());
}

/**
 * Makes the content of changed answers anew in some languages and in the default one; the others stay as they are
 * stored. An editor looks at one language at a time, and each costs as much as the next.
 */
function mergeLocales(
  { bundle }: LoadedContent,
  answers: ContentAnswers,
  wanted: ReadonlySet<string>,
): LoadedContent {
  const { defaultLocale } = bundle;
  const locales = bundle.locales.filter(({ code }) => code === defaultLocale || wanted.has(code));
  const made = assembleContent(answers, { cmsUrl: IN_PROCESS, locales, defaultLocale }).bundle;
  const snapshots = { ...bundle.snapshots, ...made.snapshots };
  const mediaSources = { ...bundle.serverOnly.mediaSources, ...made.serverOnly.mediaSources };
  const serverOnly = { ...bundle.serverOnly, mediaSources };
  return { bundle: { ...bundle, version: bundleVersion(snapshots), snapshots, serverOnly }, answers };
}

/** Without the codes of protected worlds, which a preview does not ask for, and the doctor's reports. */
function ready(bundle: ContentBundle): ContentBundle {
  return {
    ...bundle,
    reports: [],
    serverOnly: { ...bundle.serverOnly, accessCodes: {} },
  };
}

import type { Core } from '@strapi/strapi';
import { assembleContent, bundleVersion, DEFAULT_LOCALE, replaceEntry } from '@vitrine/content';
import type { ContentAnswers, ContentBundle, LoadedContent } from '@vitrine/content';
import type { EditedEntryKey, EditedForm } from '../../contracts/preview.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { IN_PROCESS } from '../doctor/draft-fetch.ts';
import { createEditing, type Editing } from './editing.ts';
import { entryEditOf, entryIn } from './entry-edit.ts';
import { createLinks, type Links } from './links.ts';
import { seenAt } from './seen-at.ts';
import { createTellShowroom } from './tell-showroom.ts';

/** The drafts for those who may see them before they are published. */
export interface Previews {
  readonly links: Links;
  /** An editor's form holds this, or they are still there. @returns where the entry is seen. */
  readonly edit: (editor: string, form: EditedForm) => Promise<string>;
  /** The same without touching what their form holds. */
  readonly look: (editor: string, entry: EditedEntryKey & Pick<EditedForm, 'seenIn'>) => Promise<string>;
  readonly leave: (editor: string, entry: EditedEntryKey) => void;
  readonly isThere: Editing['isThere'];
  /** What an editor sees, and nobody else; without one, what all shared links show. Undefined while there is nothing. */
  readonly contentFor: (editor?: string) => Promise<ContentBundle | undefined>;
  readonly worlds: () => Promise<readonly { readonly slug: string; readonly name: string }[]>;
  readonly revoke: (id: string) => Promise<boolean>;
  /** A draft or a file was written. */
  readonly draftsChanged: () => void;
  readonly stop: () => void;
}

interface Assembled {
  readonly stamp: string;
  readonly loaded: Promise<LoadedContent | undefined>;
}

/** Where shared links are kept in Strapi's own store. */
const LINKS = { type: 'plugin', name: 'showroom', key: 'preview_links' } as const;

export const createPreviews = (strapi: Core.Strapi): Previews => {
  const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
  const editing = createEditing(Date.now);
  const links = createLinks(
    {
      get: () => strapi.store.get(LINKS),
      set: (value) => strapi.store.set({ ...LINKS, value }),
    },
    Date.now,
  );
  const showroom = createTellShowroom(strapi);
  const assembled = new Map<string, Assembled>();
  const prepared = new WeakMap<ContentBundle, ContentBundle>();

  /** The drafts with forms laid over them. */
  const withForms = async (forms: readonly EditedForm[]): Promise<LoadedContent | undefined> => {
    const loaded = await doctor().drafts();
    if (loaded === undefined || forms.length === 0) return loaded;
    let { answers } = loaded;
    for (const form of forms) {
      const edit = await entryEditOf(strapi, answers, form);
      if (edit !== undefined) answers = replaceEntry(answers, edit);
    }
    return mergeLocales(loaded, answers, localesOf(forms));
  };

  /** What an editor sees, put together once for each state of the drafts and of their forms. */
  const loadedFor = (editor: string): Promise<LoadedContent | undefined> => {
    const { stamp, forms } = editing.formsOf(editor);
    if (forms.length === 0) return doctor().drafts();
    const whole = `${doctor().writes.revision()} ${stamp}`;
    const known = assembled.get(editor);
    if (known?.stamp === whole) return known.loaded;
    const mine = { stamp: whole, loaded: withForms(forms) };
    assembled.set(editor, mine);
    for (const other of assembled.keys()) if (!editing.isThere(other)) assembled.delete(other);
    mine.loaded.catch(() => {
      if (assembled.get(editor) === mine) assembled.delete(editor);
    });
    return mine.loaded;
  };

  const contentFor: Previews['contentFor'] = async (editor) => {
    const bundle = (await (editor === undefined ? doctor().drafts() : loadedFor(editor)))?.bundle;
    if (bundle === undefined) return undefined;
    const content = prepared.get(bundle) ?? ready(bundle);
    prepared.set(bundle, content);
    return content;
  };

  const addressOf: Previews['look'] = async (editor, entry) => {
    const loaded = await loadedFor(editor);
    const found = loaded && entryIn(strapi, loaded.answers, entry);
    const seenIn = entry.seenIn ?? entry.locale ?? DEFAULT_LOCALE;
    return loaded === undefined || found === undefined ? '/' : seenAt(loaded.bundle, seenIn, found);
  };

  return {
    links,
    contentFor,
    edit: async (editor, form) => {
      const before = editing.formsOf(editor).stamp;
      editing.note(editor, form);
      const isChanged = editing.formsOf(editor).stamp !== before;
      const [address] = await Promise.all([
        addressOf(editor, form),
        isChanged ? showroom.tell(`editor:${editor}`) : undefined,
      ]);
      return address;
    },
    look: (editor, entry) => {
      editing.arrive(editor, entry);
      return addressOf(editor, entry);
    },
    leave: (editor, entry) => {
      editing.leave(editor, entry);
      void showroom.tell(`editor:${editor}`);
    },
    isThere: editing.isThere,
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
};

/** Every language whose texts come from a form, or that somebody looks at beside one. */
const localesOf = (forms: readonly EditedForm[]): ReadonlySet<string> =>
  new Set(forms.flatMap(({ locale, seenIn }) => [locale ?? [], seenIn ?? []]).flat());

/**
 * Makes the content of changed answers anew in some languages and in the default one; the others stay as they are
 * stored. An editor looks at one language at a time, and each costs as much as the next.
 */
const mergeLocales = (
  { bundle }: LoadedContent,
  answers: ContentAnswers,
  wanted: ReadonlySet<string>,
): LoadedContent => {
  const { defaultLocale } = bundle;
  const locales = bundle.locales.filter(({ code }) => code === defaultLocale || wanted.has(code));
  const made = assembleContent(answers, { cmsUrl: IN_PROCESS, locales, defaultLocale }).bundle;
  const snapshots = { ...bundle.snapshots, ...made.snapshots };
  const mediaSources = { ...bundle.serverOnly.mediaSources, ...made.serverOnly.mediaSources };
  const serverOnly = { ...bundle.serverOnly, mediaSources };
  return { bundle: { ...bundle, version: bundleVersion(snapshots), snapshots, serverOnly }, answers };
};

/** Without the codes of protected worlds, which a preview does not ask for, and the doctor's reports. */
const ready = (bundle: ContentBundle): ContentBundle => ({
  ...bundle,
  reports: [],
  serverOnly: { ...bundle.serverOnly, accessCodes: {} },
});

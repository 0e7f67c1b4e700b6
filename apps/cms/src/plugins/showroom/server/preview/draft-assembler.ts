import type { Core } from '@strapi/strapi';
import { replaceEntry } from '@vitrine/content/content-answers';
import { assembleContent } from '@vitrine/content/load-bundle';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { bundleVersion } from '@vitrine/content/normalise/assemble-bundle';
import type { ContentBundle, ServerOnlyContent } from '@vitrine/content/bundle';
import type { ContentAnswers } from '@vitrine/content/content-answers';
import type { LoadedContent } from '@vitrine/content/load-bundle';
import { READ_PREVIEW, SHARE_PREVIEW } from '../../contracts/preview.ts';
import type { EditedEntryKey, EditedForm } from '../../contracts/preview.ts';
import { READ_RELEASES } from '../../contracts/releases.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { IN_PROCESS } from '../doctor/draft-fetch.ts';
import { createEditing, sessionKey } from './editing.ts';
import type { PreviewSession } from './editing.ts';
import { entryAt } from './entry-at.ts';
import type { SeenEntry } from './entry-at.ts';
import { entryEditOf, entryIn } from './entry-edit.ts';
import { createLinkContents } from './link-contents.ts';
import { createLinks } from './links.ts';
import type { LinkContent, LinkedEntry, Links } from './links.ts';
import { mayStill } from './may-still.ts';
import { prepareContent } from './prepare-content.ts';
import { seenAt } from './seen-at.ts';
import type { MomentInZone } from '../read-moment.ts';
import { createShowroomNotifier } from './showroom-notifier.ts';
import { isWire } from './wire.ts';

/** The drafts for editors and for shared links, with each editor's unsaved changes. */
export interface DraftAssembler {
  readonly links: Links;
  /** Updates the form's content and keeps the session alive. @returns the address that shows the entry. */
  readonly edit: (session: PreviewSession, form: EditedForm) => Promise<string>;
  /** The same without changing the known form. */
  readonly look: (
    session: PreviewSession,
    entry: EditedEntryKey & Pick<EditedForm, 'seenIn'>,
  ) => Promise<string>;
  /** The address that shows an entry as it is saved. */
  readonly addressOf: (entry: EditedEntryKey) => Promise<string>;
  /** The entry that is seen at an address of an editor's preview. */
  readonly entryAt: (session: PreviewSession, address: string) => Promise<SeenEntry | undefined>;
  readonly leave: (session: PreviewSession, entry: EditedEntryKey) => void;
  /** Whether this session is open, and its account is logged in and may still see drafts. */
  readonly isThere: (session: PreviewSession) => Promise<boolean>;
  /** The content of an editor's session; without one, what shared links show. Undefined if there is no content. */
  readonly contentFor: (session?: PreviewSession) => Promise<ContentBundle | undefined>;
  /** What a shared link shows. Undefined where its world is not part of that, or there is no content. */
  readonly contentOfLink: (link: LinkContent) => Promise<ContentBundle | undefined>;
  /**
   * One entry for a link: its title, its world and its address in what the link shows.
   *
   * @param world where an article or a dashboard is shown; a location is shown in its own.
   * @returns undefined where visitors of that world would not see it.
   */
  readonly linkedEntry: (
    world: string,
    entry: EditedEntryKey,
  ) => Promise<Required<Pick<LinkContent, 'entry' | 'world'>> | undefined>;
  /** Whether visitors of a world would see something of it at that time. */
  readonly isSeenThen: (world: string, moment: MomentInZone) => Promise<boolean>;
  /** Whether an account may see now what is planned. */
  readonly maySeeMoments: (account: number) => Promise<boolean>;
  readonly worlds: () => Promise<readonly { readonly slug: string; readonly name: string }[]>;
  readonly revoke: (id: string) => Promise<boolean>;
  /** Call after a write to a draft or a file. */
  readonly draftsChanged: () => void;
  readonly stop: () => void;
}

/** What is planned, as the area of rehearsals shows it: that area is made of this one. */
interface RehearsedContents {
  readonly at: (moment: number) => Promise<{ readonly content: ContentBundle | undefined }>;
  readonly lately: RehearsedContents['at'];
}

interface Assembled {
  readonly session: PreviewSession;
  readonly stamp: string;
  readonly loaded: Promise<LoadedContent | undefined>;
}

/** The key under which Strapi's store keeps shared links. */
const LINKS = { type: 'plugin', name: 'showroom', key: 'preview_links' } as const;

export function createDraftAssembler(strapi: Core.Strapi): DraftAssembler {
  const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
  const rehearsals = (): RehearsedContents => strapi.plugin('showroom').service('rehearsals');
  const maySeeMoments = (account: number): Promise<boolean> => mayStill(strapi, account, READ_RELEASES);
  const editing = createEditing(Date.now);
  const links = createLinks(
    {
      get: () => strapi.store.get(LINKS),
      set: (value) => strapi.store.set({ ...LINKS, value }),
    },
    Date.now,
    async (account, { moment }) =>
      (await mayStill(strapi, account, SHARE_PREVIEW)) &&
      (moment === undefined || (await maySeeMoments(account))),
  );
  const showroom = createShowroomNotifier(strapi);
  const assembled = new Map<string, Assembled>();
  const prepared = new WeakMap<ContentBundle, ContentBundle>();
  const linkContents = createLinkContents(strapi);

  /** The drafts with a form's changes applied. */
  const withForm = async (form: EditedForm): Promise<LoadedContent | undefined> => {
    const loaded = await doctor().drafts();
    if (loaded === undefined) return undefined;
    const edit = await entryEditOf(strapi, loaded.answers, form);
    const answers = edit === undefined ? loaded.answers : replaceEntry(loaded.answers, edit);
    return mergeLocales(loaded, answers, localesOf(form));
  };

  /** An editor's content, assembled once for each state of the drafts and the form. */
  const loadedFor = (session: PreviewSession): Promise<LoadedContent | undefined> => {
    const unsaved = editing.formOf(session);
    if (unsaved === undefined) return doctor().drafts();
    const name = sessionKey(session);
    const stamp = `${doctor().writes.revision()} ${unsaved.stamp}`;
    const known = assembled.get(name);
    if (known?.stamp === stamp) return known.loaded;
    const mine = { session, stamp, loaded: withForm(unsaved.form) };
    assembled.set(name, mine);
    for (const [other, made] of assembled) if (!editing.isThere(made.session)) assembled.delete(other);
    mine.loaded.catch(() => {
      if (assembled.get(name) === mine) assembled.delete(name);
    });
    return mine.loaded;
  };

  const contentFor: DraftAssembler['contentFor'] = async (session) =>
    prepare((await (session === undefined ? doctor().drafts() : loadedFor(session)))?.bundle);

  const contentOfLink: DraftAssembler['contentOfLink'] = async (link) => {
    const { extent = 'everything', world, entry, moment } = link;
    if (moment !== undefined) {
      const { content } = await rehearsals().lately(moment.at);
      return content === undefined || extent === 'everything'
        ? content
        : linkContents.worldOf(content, world);
    }
    if (extent === 'everything') return await contentFor();
    const drafts = await doctor().drafts();
    if (drafts === undefined || (extent === 'entry' && entry === undefined)) return undefined;
    return prepare(await linkContents.of(drafts, { world, ...(entry === undefined ? {} : { entry }) }));
  };

  const prepare = (bundle: ContentBundle | undefined): ContentBundle | undefined => {
    if (bundle === undefined) return undefined;
    const content = prepared.get(bundle) ?? prepareContent(bundle);
    prepared.set(bundle, content);
    return content;
  };

  const addressIn = (
    loaded: LoadedContent | undefined,
    entry: Parameters<DraftAssembler['look']>[1],
  ): string => {
    const found = loaded && entryIn(strapi, loaded.answers, entry);
    const seenIn = entry.seenIn ?? entry.locale ?? DEFAULT_LOCALE;
    return loaded === undefined || found === undefined ? '/' : seenAt(loaded.bundle, seenIn, found);
  };

  return {
    links,
    contentFor,
    contentOfLink,
    maySeeMoments,
    isSeenThen: async (world, { at }) => {
      const { content } = await rehearsals().at(at);
      return content !== undefined && linkContents.worldOf(content, world) !== undefined;
    },
    linkedEntry: async (world, { uid, documentId, locale = DEFAULT_LOCALE }) => {
      const drafts = await doctor().drafts();
      if (drafts === undefined || documentId === undefined) return undefined;
      const found = entryIn(strapi, drafts.answers, { uid, documentId, locale });
      if (found === undefined || Object.keys(found.entry).length === 0) return undefined;
      const own: unknown = isWire(found.entry['world']) ? found.entry['world']['slug'] : undefined;
      const shownIn = uid === LOCATION ? String(own) : world;
      const bundle = await linkContents.of(drafts, { world: shownIn, entry: { uid, documentId } });
      if (bundle === undefined || bundle.snapshots[locale] === undefined) return undefined;
      const address = seenAt(bundle, locale, found);
      const entry: LinkedEntry = { uid, documentId, locale, title: String(found.entry['title']), address };
      return { world: shownIn, entry };
    },
    edit: async (session, form) => {
      const before = editing.formOf(session)?.stamp;
      editing.note(session, form);
      const isChanged = editing.formOf(session)?.stamp !== before;
      const [address] = await Promise.all([
        loadedFor(session).then((loaded) => addressIn(loaded, form)),
        isChanged ? showroom.notify(`session:${sessionKey(session)}`) : undefined,
      ]);
      return address;
    },
    look: async (session, entry) => {
      editing.arrive(session, entry);
      return addressIn(await loadedFor(session), entry);
    },
    addressOf: async (entry) => addressIn(await doctor().drafts(), entry),
    entryAt: async (session, address) => {
      const loaded = await loadedFor(session);
      return loaded && entryAt(loaded, address);
    },
    leave: (session, entry) => {
      editing.leave(session, entry);
      void showroom.notify(`session:${sessionKey(session)}`);
    },
    isThere: async (session) => {
      if (!editing.isThere(session) || !(await mayStill(strapi, Number(session.editor), READ_PREVIEW)))
        return false;
      const login = editing.loginOf(session);
      return login === undefined || strapi.sessionManager('admin').isSessionActive(login);
    },
    worlds: async () => {
      const bundle = (await doctor().drafts())?.bundle;
      const worlds = bundle?.snapshots[bundle.defaultLocale]?.worlds ?? [];
      return worlds.map(({ slug, name }) => ({ slug, name }));
    },
    revoke: async (id) => {
      const isKnown = await links.revoke(id);
      if (isKnown) await showroom.notify(`link:${id}`);
      return isKnown;
    },
    draftsChanged: () => void showroom.notify('drafts'),
    stop: showroom.stop,
  };
}

/** The language of the form's texts and the language in the preview. */
function localesOf({ locale, seenIn }: EditedForm): ReadonlySet<string> {
  return new Set([locale ?? [], seenIn ?? []].flat());
}

/**
 * Normalises changed answers in the given languages and the default one; the other languages stay as stored. An
 * editor looks at one language at a time, and each one costs the same.
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
  const serverOnly = {
    ...bundle.serverOnly,
    mediaSources,
    figureSources: partsAfter('figureSources', bundle, made),
    storyNotes: partsAfter('storyNotes', bundle, made),
  };
  return { bundle: { ...bundle, version: bundleVersion(snapshots), snapshots, serverOnly }, answers };
}

/** What the server alone has by language: of the changed languages the new, which may be none; of the others that before. */
function partsAfter<Name extends 'figureSources' | 'storyNotes'>(
  name: Name,
  bundle: ContentBundle,
  made: ContentBundle,
): NonNullable<ServerOnlyContent[Name]> {
  const changed = Object.keys(made.snapshots);
  const kept = Object.entries(bundle.serverOnly[name] ?? {}).filter(([code]) => !changed.includes(code));
  return { ...Object.fromEntries(kept), ...made.serverOnly[name] } as NonNullable<ServerOnlyContent[Name]>;
}

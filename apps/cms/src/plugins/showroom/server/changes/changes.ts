import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { isLocalisedType } from '../../../../content-model/model.ts';
import { readRow } from '../../../../content-model/read-row.ts';
import type { StoredFile } from '../../../../content-model/stored-file.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { initiatorState } from '../../../../publishing/run-as-system.ts';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { rowsIn } from '../content/rows.ts';
import type { Rows } from '../content/rows.ts';
import { createPendingChanges } from './pending-changes.ts';
import type { EntryName } from '../content/references.ts';
import type { PendingChanges } from './pending-changes.ts';

/** What an editor can do to an entry. */
export const CHANGING_ACTIONS = [
  'create',
  'clone',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
] as const;
export type ChangingAction = (typeof CHANGING_ACTIONS)[number];

/** An administrator, under the name that the panel shows. */
export interface Actor {
  readonly id: number;
  readonly name: string;
}

/** One action of an editor in the admin panel. */
export interface Change {
  readonly action: ChangingAction;
  readonly uid: string;
  readonly documentId: string;
  /** Absent for types without languages, and for an action on all languages at once. */
  readonly locale?: string;
  readonly actor: Actor;
  /** The draft before and after; `after` is absent for a deleted entry. */
  readonly before?: Row;
  readonly after?: Row;
  /** The names of the changed attributes. */
  readonly attributes: readonly string[];
}

export interface ChangeListener {
  /** Called in the transaction of the write: throwing rolls it back. */
  readonly inTransaction?: (change: Change) => Promise<void>;
  /** Called after the commit. It must not throw. */
  readonly settled?: (change: Change) => void;
}

/** Emits everything that editors do to the visitors' content. */
export interface Changes {
  readonly listen: (listener: ChangeListener) => void;
  /** The administrator of the current request; undefined for the seed, imports and the content API. */
  readonly actor: () => Actor | undefined;
  /** As `actor`; for work on a whole world, such as an import, the administrator who began it. */
  readonly initiator: () => Actor | undefined;
  /**
   * Reads the entries that `work` changes together instead of one by one, and emits the changes when it is done, in
   * their order. Call it in a transaction.
   *
   * @param entries those that `work` is going to write; new ones are not known yet.
   */
  readonly together: <Result>(entries: readonly EntryName[], work: () => Promise<Result>) => Promise<Result>;
}

export function createChanges(strapi: Core.Strapi): Changes {
  const listeners: ChangeListener[] = [];
  const rows = rowsIn(strapi);
  const actor = (): Actor | undefined => actorOf(strapi.requestContext.get()?.state);
  const pending = new AsyncLocalStorage<PendingChanges>();

  strapi.documents.use(async (context, next) => {
    const action = CHANGING_ACTIONS.find((known) => known === context.action);
    const who = actor();
    if (action === undefined || who === undefined || !isSeenByVisitors(context.uid)) return next();
    const params: object = context.params ?? {};
    const { uid } = context;
    return strapi.db.transaction(async ({ onCommit }) => {
      const collected = pending.getStore();
      const locale = localeOf(strapi, uid, params);
      const readIn = locale ?? DEFAULT_LOCALE;
      const given = 'documentId' in params ? params.documentId : undefined;
      const earlier =
        typeof given === 'string' ? await (collected ?? rows).one(uid, given, readIn) : undefined;
      const result = await next();
      const documentId = action === 'create' || action === 'clone' ? documentIn(result) : given;
      if (typeof documentId !== 'string') return result;
      const before = action === 'clone' ? undefined : earlier;
      const emit = async (later: Row | undefined): Promise<void> => {
        const change: Change = {
          action: action === 'update' && before === undefined ? 'create' : action,
          uid,
          documentId,
          actor: who,
          ...(locale === undefined ? {} : { locale }),
          ...(before === undefined ? {} : { before }),
          ...(later === undefined ? {} : { after: later }),
          attributes:
            before === undefined || later === undefined ? [] : changedAttributes(rows, uid, before, later),
        };
        for (const { inTransaction } of listeners) await inTransaction?.(change);
        onCommit(() => {
          for (const { settled } of listeners) settled?.(change);
        });
      };
      if (collected !== undefined) collected.add({ uid, documentId, locale: readIn, emit });
      else await emit(action === 'delete' ? undefined : await rows.one(uid, documentId, readIn));
      return result;
    });
  });
  return {
    listen: (listener) => void listeners.push(listener),
    actor,
    initiator: () => actor() ?? actorOf(initiatorState()),
    async together(entries, work) {
      const collected = createPendingChanges(rows, entries);
      const result = await pending.run(collected, work);
      await collected.emit();
      return result;
    },
  };
}

/** The account behind a call of the admin panel. */
function actorOf(state: unknown): Actor | undefined {
  const { route, user } = (state ?? {}) as {
    readonly route?: { readonly info?: { readonly type?: string } };
    readonly user?: Readonly<Record<string, unknown>>;
  };
  if (route?.info?.type !== 'admin' || typeof user?.['id'] !== 'number') return undefined;
  return { id: user['id'], name: administratorName(user) };
}

/** The language of a call; undefined if it has none, or covers several. */
function localeOf(strapi: Core.Strapi, uid: string, params: object): string | undefined {
  if (!isLocalisedType(strapi, uid)) return undefined;
  const locale: unknown = 'locale' in params ? params.locale : undefined;
  if (locale === undefined || locale === null) return DEFAULT_LOCALE;
  if (Array.isArray(locale)) return locale.length === 1 ? String(locale[0]) : undefined;
  return locale === '*' ? undefined : String(locale);
}

function documentIn(result: unknown): unknown {
  const entry = (result as { readonly entries?: readonly unknown[] } | null)?.entries?.[0] ?? result;
  return (entry as { readonly documentId?: unknown } | null)?.documentId;
}

function changedAttributes(rows: Rows, uid: string, before: Row, after: Row): readonly string[] {
  const reader = {
    attributesOf: rows.attributesOf,
    referenceOf: (_: string, documentId: string) => documentId,
    mediumOf: ({ id }: StoredFile) => id,
    richTextOf: (value: unknown) => value,
  };
  const [was, is] = [readRow(reader, uid, before), readRow(reader, uid, after)];
  return Object.keys(rows.attributesOf(uid)).filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
}

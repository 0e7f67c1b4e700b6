import type { Core } from '@strapi/strapi';

/** A kind of account, and what decides who may use one of it. */
interface AccountKind {
  readonly uid: 'admin::user' | 'plugin::users-permissions.user';
  /** As Strapi's table of sessions names it. */
  readonly origin: 'admin' | 'users-permissions';
  /** Attributes of the account; another value of any of them ends its sessions. */
  readonly decisive: readonly string[];
  /** Attributes that decide what its sessions may see, and end none of them. */
  readonly rights: readonly string[];
  /** The relation to its permissions. */
  readonly roles: 'role' | 'roles';
}

const KINDS: readonly AccountKind[] = [
  {
    uid: 'admin::user',
    origin: 'admin',
    decisive: ['password', 'isActive', 'blocked'],
    rights: [],
    roles: 'roles',
  },
  {
    uid: 'plugin::users-permissions.user',
    origin: 'users-permissions',
    decisive: ['password', 'blocked', 'confirmed'],
    rights: ['scope'],
    roles: 'role',
  },
];

interface Row {
  readonly id: number;
  readonly [attribute: string]: unknown;
}

interface Related {
  readonly id: number;
}

/** The part of Strapi's events of the database that is used here. */
interface AccountEvent {
  readonly params: { readonly where?: object };
  readonly state: { before?: readonly Row[] };
}

/**
 * Ends every session of an account whose password, role or state changes, or that is deleted, whether by the panel,
 * the content manager or a command. Strapi does so only when a person changes their own password, resets a forgotten
 * one, or is deleted.
 *
 * Call it while Strapi starts: it listens from then on.
 *
 * @param onVisitorChanged Called once a change is stored that visitors' sessions end by, or see other things by.
 */
export function endSessionsOfChangedAccounts(strapi: Core.Strapi, onVisitorChanged: () => void): void {
  for (const kind of KINDS) {
    const { uid } = kind;
    const read = (where: object | undefined): Promise<readonly Row[]> =>
      strapi.db.query(uid).findMany({ where: where ?? {}, populate: [kind.roles] });
    const remember = async ({ params, state }: AccountEvent): Promise<void> => {
      state.before = await read(params.where);
    };
    const endChanged = async ({ state: { before = [] } }: AccountEvent): Promise<void> => {
      if (before.length === 0) return;
      const after = new Map(
        (await read({ id: { $in: before.map(({ id }) => id) } })).map((row) => [row.id, row]),
      );
      let isVisitorChanged = false;
      for (const row of before) {
        const now = after.get(row.id);
        const hasEnded = now === undefined || stampOf(kind, now) !== stampOf(kind, row);
        if (hasEnded) await end(strapi, kind, row.id);
        isVisitorChanged ||=
          kind.origin === 'users-permissions' &&
          (hasEnded || kind.rights.some((name) => now?.[name] !== row[name]));
      }
      // Without an outer transaction this one commits immediately.
      if (isVisitorChanged) await strapi.db.transaction(({ onCommit }) => onCommit(onVisitorChanged));
    };
    strapi.db.lifecycles.subscribe({
      models: [uid],
      beforeUpdate: remember,
      beforeUpdateMany: remember,
      beforeDelete: remember,
      beforeDeleteMany: remember,
      afterUpdate: endChanged,
      afterUpdateMany: endChanged,
      afterDelete: endChanged,
      afterDeleteMany: endChanged,
    });
  }
}

/** All that decides, in one text. */
function stampOf({ decisive, roles }: AccountKind, row: Row): string {
  const given = row[roles] as Related | readonly Related[] | null | undefined;
  return JSON.stringify([
    decisive.map((name) => row[name] ?? null),
    [given ?? []]
      .flat()
      .map(({ id }: Related) => id)
      .toSorted((one, other) => one - other),
  ]);
}

function end(strapi: Core.Strapi, { origin }: AccountKind, id: number): Promise<unknown> {
  return strapi.db.query('admin::session').deleteMany({ where: { userId: String(id), origin } });
}

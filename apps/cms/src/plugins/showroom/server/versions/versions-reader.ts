import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { contentTypeOf, hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type {
  ComparedSide,
  Comparison,
  Difference,
  LeftOut,
  Version,
  VersionList,
} from '../../contracts/versions.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { fieldLabels } from '../translations/field-labels.ts';
import { mayChange } from '../world-limits/limits.ts';
import { differencesOf } from './differences.ts';
import { isKeptType } from './kept-types.ts';
import { restorableFields, undoableIn } from './restore.ts';
import type { LeftOutPart } from './restored-data.ts';
import { pictureIn, pointsIn, shownValues } from './shown-values.ts';
import { stateOf, statePopulate } from './state.ts';
import type { State } from './state.ts';
import { versionsOf } from './versions.ts';
import type { Subject } from './new-version.ts';
import type { StoredVersion } from './versions.ts';

const PAGE_SIZE = 20;

/** The present draft of an entry, for permissions and for its state. */
export interface Present {
  readonly subject: Subject;
  readonly row: Row;
}

/**
 * The entry of a request, if the account may read it.
 *
 * @throws NotFoundError for what is not there, ForbiddenError for what the account may not read.
 */
export async function presentOf(
  strapi: Core.Strapi,
  account: Permissions,
  wanted: { readonly uid: string; readonly documentId: string; readonly locale: unknown },
): Promise<Present> {
  const { uid, documentId } = wanted;
  if (!isKeptType(uid)) throw new errors.NotFoundError('No versions of this type are kept.');
  if (!account.can('read', uid)) throw new errors.ForbiddenError();
  const given = typeof wanted.locale === 'string' ? wanted.locale : DEFAULT_LOCALE;
  const locale = isLocalisedType(strapi, uid) ? given : null;
  const { attributesOf } = rowsIn(strapi);
  const row: Row | null = await strapi.db.query(uid).findOne({
    where: {
      documentId,
      ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
      ...(locale === null ? {} : { locale }),
    },
    populate: { ...statePopulate(attributesOf, uid), ...PERMISSION_FIELDS },
  });
  if (row === null) throw new errors.NotFoundError('This entry does not exist in this language.');
  if (!account.can('read', uid, row)) throw new errors.ForbiddenError();
  return { subject: { uid, documentId, locale }, row };
}

export function versionOf(stored: StoredVersion): Version {
  const { id, at, action, stage, digest, person, personName } = stored;
  return {
    id,
    at: new Date(at).toISOString(),
    action,
    stage,
    isGone: digest === null,
    actor: { name: personName, ...(person === null ? {} : { id: person }) },
  };
}

export async function listVersions(
  strapi: Core.Strapi,
  account: Permissions,
  { subject, row }: Present,
  page: number,
): Promise<VersionList> {
  const versions = versionsOf(strapi);
  const found = await versions.list(subject, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const mayRestore = account.can('update', subject.uid, row) && (await mayChange(strapi, [subject]));
  const mayPublish = mayRestore && account.can('publish', subject.uid, row);
  const undone = mayPublish ? await undoableIn(strapi, subject) : undefined;
  return {
    title: titleOf(account.readable(subject.uid, row)),
    isSingle: contentTypeOf(strapi, subject.uid).kind === 'singleType',
    versions: found.versions.map(versionOf),
    total: found.total,
    pageSize: PAGE_SIZE,
    keptDays: versions.rule.days,
    keptNumber: versions.rule.number,
    mayRestore,
    ...(undone === undefined
      ? {}
      : {
          undo: {
            version: undone.present.id,
            at: new Date(undone.present.at).toISOString(),
            actor: undone.present.personName,
            ...(undone.before === undefined || undone.before.digest === null
              ? {}
              : { before: new Date(undone.before.at).toISOString() }),
          },
        }),
  };
}

/** Compares two versions, or a version and the present draft, as far as the account may read the entry. */
export async function compareVersions(
  strapi: Core.Strapi,
  account: Permissions,
  present: Present,
  wanted: { readonly version: number; readonly other: number | undefined },
): Promise<Comparison> {
  const { subject, row } = present;
  const { attributesOf } = rowsIn(strapi);
  const sideOf = async (id: number): Promise<Side & { readonly version: Version }> => {
    const found = await versionsOf(strapi).read(subject, id);
    if (found === undefined) throw new errors.NotFoundError('This version is no longer kept.');
    return { version: versionOf(found.version), state: found.state ?? {} };
  };
  const before = await sideOf(wanted.version);
  const after =
    wanted.other === undefined
      ? { state: stateOf(attributesOf, subject.uid, row, subject.locale ?? undefined) }
      : await sideOf(wanted.other);
  const compared = await compareSides(strapi, account, present, { before, after });
  return before.version.isGone ? { ...compared, restorable: [] } : compared;
}

/** What a version holds, as far as the account may read the entry: all that an empty entry does not have. */
export function describeVersion(
  strapi: Core.Strapi,
  account: Permissions,
  present: Present,
  after: { readonly state: State },
): Promise<Comparison> {
  return compareSides(strapi, account, present, { before: { state: {} }, after: { state: after.state } });
}

interface Side {
  readonly version?: Version;
  readonly state: State;
}

async function compareSides(
  strapi: Core.Strapi,
  account: Permissions,
  { subject: { uid }, row }: Present,
  sides: { readonly before: Side; readonly after: Side },
): Promise<Comparison> {
  const { attributesOf } = rowsIn(strapi);
  const readable = ({ version, state }: Side): Side => {
    const seen = account.readable(uid, { ...row, ...state });
    return {
      state: Object.fromEntries(Object.entries(seen).filter(([name]) => name in state)),
      ...(version === undefined ? {} : { version }),
    };
  };
  const [before, after] = [readable(sides.before), readable(sides.after)];
  const { shownOf, fileOf } = shownValues(strapi, account);
  const labelsOf = fieldLabels(strapi, attributesOf);
  const found = differencesOf(attributesOf, uid, before.state, after.state);
  const differences = await Promise.all(
    found.map(async ({ path, attribute, labelledBy, ...values }): Promise<Difference> => ({
      field: String(path[0]),
      labels: await labelsOf(uid, path, labelledBy === 'after' ? after.state : before.state),
      before: await shownOf(attribute, values.before),
      after: await shownOf(attribute, values.after),
    })),
  );
  const shown = async ({ version, state }: Side): Promise<ComparedSide> => {
    const picture = pictureIn(state);
    return {
      points: pointsIn(state),
      ...(version === undefined ? {} : { version }),
      ...(picture === undefined ? {} : { picture: await fileOf(picture) }),
    };
  };
  const restorable = restorableFields(attributesOf, uid);
  const differing = [...new Set(differences.map(({ field }) => field))];
  return {
    before: await shown(before),
    after: await shown(after),
    differences,
    restorable: differing.filter(
      (name) => restorable.includes(name) && account.can('update', uid, row, [name]),
    ),
  };
}

/** What could not be brought back, by the names of its fields. */
export async function namedLeftOut(
  strapi: Core.Strapi,
  uid: string,
  state: State,
  leftOut: readonly LeftOutPart[],
): Promise<readonly LeftOut[]> {
  const labelsOf = fieldLabels(strapi, rowsIn(strapi).attributesOf);
  return Promise.all(
    leftOut.map(async ({ path, reason }) => ({ labels: await labelsOf(uid, path, state), reason })),
  );
}

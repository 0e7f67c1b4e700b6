import { TARGET_UIDS } from '../../../../contracts/placing.ts';
import type { NamedEntry } from '../../../../contracts/placing.ts';
import { namedBy } from '../../saving/relation.ts';
import { useAsked } from '../../use-asked.ts';
import { isFields } from '../form-hotspot.ts';
import { panoramaIn } from '../form-panorama.ts';
import type { FormPanorama } from '../form-panorama.ts';

/** The transition, or portal, whose form is open. */
interface EditedMove {
  readonly uid: string;
  /** Absent for a new one. */
  readonly documentId: string | undefined;
  /** Absent for a type without languages. */
  readonly locale: string | undefined;
  /** Changes with every save. */
  readonly stamp: string;
}

/** The location that it leads to, with the panorama that visitors come into. */
export interface TargetPanorama {
  readonly kind: 'panorama';
  readonly title: string;
  readonly panorama: FormPanorama;
}

type ArrivalTarget =
  /** It has no panorama, the account may not read it, or it is not known yet. */
  { readonly kind: 'none' } | { readonly kind: 'failed' } | TargetPanorama;

/**
 * The panorama that visitors come into, as its draft has it. The form holds only the change of the relation, so
 * this requests the stored relation and the location from the content manager, which returns what the account may read.
 *
 * @param move undefined in the form of anything else
 * @param change the value of the form's relation
 */
export function useArrivalTarget(move: EditedMove | undefined, change: unknown): ArrivalTarget {
  const stamp = move?.stamp ?? '';
  const path = move && storedPath(move);
  const stored = useAsked<{ readonly results?: readonly object[] }>(path, stamp);
  const saved = stored.kind === 'ready' ? (stored.data.results ?? []).flatMap(namedIn) : [];
  // Until it is known where a stored one leads, no one knows whether the form leads there, too.
  const isKnown = move !== undefined && (path === undefined || stored.kind === 'ready');
  const target = isKnown ? namedBy(change, saved).at(-1) : undefined;
  const location = useAsked<{ readonly data?: object }>(locationPath(target), stamp);
  if (stored.kind === 'failed' || location.kind === 'failed') return { kind: 'failed' };
  const panorama = location.kind === 'ready' && location.data.data && panoramaIn(location.data.data);
  if (!panorama) return { kind: 'none' };
  return { kind: 'panorama', title: target?.title ?? '', panorama };
}

function storedPath({ uid, documentId, locale }: EditedMove): string | undefined {
  if (documentId === undefined) return undefined;
  const query = new URLSearchParams({
    ...(locale === undefined ? {} : { locale }),
    status: 'draft',
    page: '1',
    pageSize: '1',
  });
  return `/content-manager/relations/${uid}/${documentId}/to?${query}`;
}

function locationPath(target: NamedEntry | undefined): string | undefined {
  if (target === undefined) return undefined;
  const query = target.locale === undefined ? '' : `?${new URLSearchParams({ locale: target.locale })}`;
  return `/content-manager/collection-types/${TARGET_UIDS.location}/${target.documentId}${query}`;
}

function namedIn(row: object): readonly NamedEntry[] {
  if (!isFields(row) || typeof row['id'] !== 'number') return [];
  const { id, documentId, title, locale } = row;
  return [
    {
      id,
      documentId: String(documentId),
      title: String(title ?? ''),
      ...(typeof locale === 'string' ? { locale } : {}),
    },
  ];
}

import type { Core } from '@strapi/strapi';
import type { ExaminedShowroom, LocatedFinding } from '../../contracts/doctor.ts';
import { rowsIn } from '../content/rows.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { fieldLabels } from '../translations/field-labels.ts';
import { fieldPath } from './field-path.ts';
import { withBackgroundRow } from './finding-rows.ts';

/**
 * Names the field of each finding as the form does, in the panel's language of the request. The drafts are read once
 * for each type and language: they say which part of a list a field is in.
 */
export async function withFieldNames(
  strapi: Core.Strapi,
  showroom: ExaminedShowroom,
): Promise<ExaminedShowroom> {
  const rows = rowsIn(strapi);
  const labelsOf = fieldLabels(strapi, rows.attributesOf);
  const wanted = showroom.findings.filter(isInEntry);
  const drafts = new Map<string, ReadonlyMap<string, Row>>();
  for (const [key, ofType] of Map.groupBy(wanted, (finding) => typeKey(finding, showroom.defaultLocale))) {
    const [first] = ofType;
    if (first === undefined) continue;
    const ids = [...new Set(ofType.map(({ entry }) => entry.documentId))];
    drafts.set(key, await rows.some(first.entry.uid, ids, first.subject.locale ?? showroom.defaultLocale));
  }
  const named = async (finding: LocatedFinding): Promise<LocatedFinding> => {
    if (!isInEntry(finding)) return finding;
    const { entry } = finding;
    const row = drafts.get(typeKey(finding, showroom.defaultLocale))?.get(entry.documentId) ?? {};
    const placed = withBackgroundRow(finding, row['background']);
    const labels = await labelsOf(entry.uid, fieldPath(placed.subject.field), row);
    return labels.length === 0 ? placed : { ...placed, fieldName: labels.join(' › ') };
  };
  return { ...showroom, findings: await Promise.all(showroom.findings.map(named)) };
}

type InEntry = LocatedFinding &
  Required<Pick<LocatedFinding, 'entry'>> & { readonly subject: { readonly field: string } };

function isInEntry(finding: LocatedFinding): finding is InEntry {
  return finding.entry !== undefined && finding.subject.field !== undefined;
}

function typeKey({ entry, subject }: InEntry, defaultLocale: string): string {
  return `${entry.uid} ${subject.locale ?? defaultLocale}`;
}

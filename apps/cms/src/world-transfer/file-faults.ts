import { identityFaults } from './check-identities.ts';
import { modelFaults } from './check-model.ts';
import { ruleFaults } from './check-rules.ts';
import { safetyFaults } from './check-safety.ts';
import type { JudgedArchive } from './check-safety.ts';
import { contentOf } from './content.ts';
import type { Attributes } from '../content-model/model.ts';
import type { TransferNote } from './transfer-error.ts';

/** Everything that speaks against a file itself, whatever the CMS holds. Needs no CMS, only its model. */
export function fileFaults(
  archive: JudgedArchive,
  attributesOf: (uid: string) => Attributes,
): readonly TransferNote[] {
  const content = contentOf(archive.worldFile);
  const faults = [
    ...modelFaults(content, attributesOf),
    ...identityFaults(content),
    ...safetyFaults(archive),
  ];
  // The rules check only entries that the model accepts.
  return faults.length > 0 ? faults : ruleFaults(content, attributesOf);
}

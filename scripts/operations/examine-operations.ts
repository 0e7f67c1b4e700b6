import { examineBucket } from './examine-bucket.ts';
import { examineCms } from './examine-cms.ts';
import { examinePublicAddress } from './examine-public-address.ts';
import { examineWebServer } from './examine-web-server.ts';
import type { ExaminedWebServer } from './examine-web-server.ts';
import { warning } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Installation } from './read-installation.ts';

/** Asks every part of a running installation, as its settings name them. Nothing that is there is changed by it. */
export async function examineOperations(installation: Installation): Promise<readonly Finding[]> {
  const [servers, cms, bucket, address] = await Promise.all([
    Promise.all(installation.webServers.map((origin) => examineWebServer(origin, installation))),
    examineCms(installation),
    installation.bucket === undefined ? [] : examineBucket(installation.bucket),
    examinePublicAddress(installation.publicUrl),
  ]);
  return [
    ...servers.flatMap(({ findings }) => findings),
    ...examineTogether(servers, installation),
    ...cms,
    ...bucket,
    ...address,
  ];
}

/** What only shows when several web servers are looked at. */
function examineTogether(
  servers: readonly ExaminedWebServer[],
  { webServers, hasSessionSecret }: Installation,
): readonly Finding[] {
  const findings: Finding[] = [];
  const contents = new Set(servers.flatMap(({ content }) => content ?? []));
  if (contents.size > 1) {
    findings.push(
      warning(
        'The web servers show different content: run this again in a minute. If it stays so, one of them does not reach the CMS.',
      ),
    );
  }
  const machines = new Set(webServers.map((origin) => new URL(origin).hostname));
  if (machines.size > 1 && !hasSessionSecret) {
    findings.push(
      warning(
        'SESSION_SECRET is not set: each machine makes its own, and a login holds on one of them alone. Set the same one everywhere.',
      ),
    );
  }
  return findings;
}

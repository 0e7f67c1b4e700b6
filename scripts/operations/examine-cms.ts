import { ask } from './ask.ts';
import { examineClock } from './examine-clock.ts';
import { error, fine } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Installation } from './read-installation.ts';

/** Asks the CMS whether it runs, and whether it takes the web servers' token. */
export async function examineCms({ cmsUrl, cmsToken }: Installation): Promise<readonly Finding[]> {
  const health = await ask(`${cmsUrl}/_health`);
  if (!health.isThere) {
    return [
      error(
        `The CMS at ${cmsUrl} cannot be reached (${health.reason}): visitors see the last content until it can.`,
      ),
    ];
  }
  if (health.status !== 204)
    return [error(`${cmsUrl}/_health answers with ${health.status}: is it the CMS?`)];
  const findings = [...examineClock(`The CMS at ${cmsUrl}`, health.ahead)];
  if (cmsToken === undefined) {
    findings.push(
      error('There is no token for the CMS: set CMS_API_TOKEN, or share the DATA_DIR of the CMS.'),
    );
  } else {
    const content = await ask(`${cmsUrl}/api/content-checksums`, cmsToken);
    if (!content.isThere || content.status !== 200) {
      const why = content.isThere ? String(content.status) : content.reason;
      findings.push(error(`The CMS at ${cmsUrl} does not give its content for this CMS_API_TOKEN (${why}).`));
    }
  }
  return findings.length > 0 ? findings : [fine(`The CMS at ${cmsUrl} is well.`)];
}

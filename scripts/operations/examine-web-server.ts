import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import { examineClock } from './examine-clock.ts';
import { error, fine, warning } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Installation } from './read-installation.ts';

/** What is known of one web server. */
export interface ExaminedWebServer {
  readonly findings: readonly Finding[];
  /** The version of its content, where its numbers can be read. */
  readonly content: string | undefined;
}

/** Asks one web server how it is, whether it takes announcements of the CMS, and for its numbers. */
export async function examineWebServer(
  origin: string,
  installation: Installation,
): Promise<ExaminedWebServer> {
  const health = await ask(`${origin}/healthz`);
  if (!health.isThere) {
    return {
      findings: [error(`The web server at ${origin} cannot be reached (${health.reason}).`)],
      content: undefined,
    };
  }
  if (health.status !== 200) {
    return { findings: [error(wrongHealth(origin, health.status))], content: undefined };
  }
  const { revalidateSecret, metricsToken } = installation;
  const [outbox, metrics] = await Promise.all([
    ask(`${origin}/-/outbox`, revalidateSecret),
    ask(`${origin}/metrics`, metricsToken),
  ]);
  const findings = [
    ...examineClock(`The web server at ${origin}`, health.ahead),
    ...examineSecret(origin, outbox),
    ...examineNumbers(origin, metrics, installation),
  ];
  return {
    findings: findings.length > 0 ? findings : [fine(`The web server at ${origin} is well.`)],
    content: numberOf(metrics, /^vitrine_snapshot_info\{[^}]*version="([^"]+)"/m),
  };
}

function wrongHealth(origin: string, status: number): string {
  return status === 421
    ? `The web server at ${origin} does not answer under that name (421): it is neither its PUBLIC_URL nor a name of a private network.`
    : `The web server at ${origin} answers /healthz with ${status}: is it Vitrine?`;
}

/** Whether it takes announcements: the state of its outbox needs the same secret, and changes nothing. */
function examineSecret(origin: string, answer: Answer): readonly Finding[] {
  if (!answer.isThere) return [error(`${origin}/-/outbox cannot be reached (${answer.reason}).`)];
  if (answer.status === 200) return [];
  return [
    error(
      answer.status === 401
        ? `The web server at ${origin} has another REVALIDATE_SECRET: it refuses what the CMS announces. Set the same one everywhere.`
        : `${origin}/-/outbox answers with ${answer.status}: REVALIDATE_URL has to lead to the web servers themselves, not through the proxy of visitors.`,
    ),
  ];
}

function examineNumbers(
  origin: string,
  answer: Answer,
  { hasRedis, webServers, bucket }: Installation,
): readonly Finding[] {
  if (!answer.isThere || answer.status !== 200) {
    return [
      warning(
        `The numbers of ${origin} cannot be read from here: set METRICS_TOKEN for it and this command.`,
      ),
    ];
  }
  const redis = numberOf(answer, /^vitrine_redis_up (\d)/m);
  const findings: Finding[] = [];
  if (redis === '0') findings.push(error(`The web server at ${origin} does not reach its Redis.`));
  if (redis === undefined && hasRedis) {
    findings.push(error(`The web server at ${origin} was started without REDIS_URL.`));
  }
  if (redis === undefined && !hasRedis && webServers.length > 1) {
    findings.push(
      warning(`The web server at ${origin} counts limits by itself: set REDIS_URL for all of them.`),
    );
  }
  const bucketUp = numberOf(answer, /^vitrine_bucket_up (\d)/m);
  if (bucketUp === '0') findings.push(error(`The web server at ${origin} does not reach its bucket.`));
  if (bucketUp === undefined && bucket !== undefined) {
    findings.push(error(`The web server at ${origin} was started without S3_BUCKET and its key.`));
  }
  if (numberOf(answer, /^vitrine_cms_up (\d)/m) === '0') {
    findings.push(error(`The web server at ${origin} gets no content from its CMS: look at its log.`));
  }
  if (numberOf(answer, /^vitrine_disk_short (\d)/m) === '1') {
    findings.push(error(`The disk of the web server at ${origin} is nearly full.`));
  }
  return findings;
}

function numberOf(answer: Answer, pattern: RegExp): string | undefined {
  return answer.isThere && answer.status === 200 ? pattern.exec(answer.text)?.[1] : undefined;
}

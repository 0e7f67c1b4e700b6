import { PLATFORM_VIDEO_HOSTS } from '../world/platform-video.ts';
import { normaliseLink } from './link.ts';

const WEB_HOST = /^https?:\/\/([^/?#]+)/i;

/**
 * Letters, digits and hyphens between dots, with an optional port: no character that has another meaning in a policy.
 */
const PLAIN_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** The host, in lower case and with its port, that an address leads to; undefined if it is not a web address. */
export function hostOfLink(url: string): string | undefined {
  const host = WEB_HOST.exec(normaliseLink(url) ?? '')?.[1]?.toLowerCase();
  return host !== undefined && PLAIN_HOST.test(host) ? host : undefined;
}

/** Whether frames of an address are allowed: the list contains its host or a parent domain of it. */
export function isEmbedAllowed(url: string, embedHosts: readonly string[]): boolean {
  const host = hostOfLink(url);
  return (
    host !== undefined &&
    listedHosts(embedHosts).some((listed) => host === listed || host.endsWith(`.${listed}`))
  );
}

/**
 * The sources that a page's content security policy names for frames: the listed hosts with their subdomains, and the
 * privacy hosts of the video platforms. Anything but a plain host is left out.
 */
export function frameSources(embedHosts: readonly string[]): readonly string[] {
  return [...new Set([...PLATFORM_VIDEO_HOSTS, ...listedSources(embedHosts)])];
}

/** The sources of the listed hosts alone, which a page may ask whether they answer before it frames them. */
export function listedSources(embedHosts: readonly string[]): readonly string[] {
  return [...new Set(listedHosts(embedHosts).flatMap((host) => [host, `*.${host}`]))];
}

/** Editors also type `https://example.com/` or `*.example.com`: both mean the host. */
function listedHosts(embedHosts: readonly string[]): readonly string[] {
  return embedHosts.flatMap((typed) => hostOfLink(typed.trim().replace(/^(https?:\/\/)?\*\./i, '$1')) ?? []);
}

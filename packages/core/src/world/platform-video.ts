/** A video on a video platform; it is loaded only after a click, from the platform's privacy host. */
export interface PlatformVideo {
  readonly platform: 'youtube' | 'vimeo';
  readonly id: string;
}

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com']);
const VIMEO_HOSTS = new Set(['vimeo.com', 'player.vimeo.com']);

/** Which video of a video platform an address shows; `undefined` for any other address. */
export function parsePlatformVideo(url: string): PlatformVideo | undefined {
  const parts = /^https?:\/\/(?:www\.)?([a-z0-9.-]+)\/([^?#]*)(?:\?([^#]*))?/i.exec(url.trim());
  if (parts === null) return undefined;
  const [, host = '', path = '', query = ''] = parts;
  if (YOUTUBE_HOSTS.has(host.toLowerCase())) {
    const id =
      /(?:^|&)v=([\w-]{11})(?:&|$)/.exec(query)?.[1] ??
      /^(?:embed\/|shorts\/|live\/)?([\w-]{11})\/?$/.exec(path)?.[1];
    return id === undefined ? undefined : { platform: 'youtube', id };
  }
  if (!VIMEO_HOSTS.has(host.toLowerCase())) return undefined;
  const id = /(?:^|\/)(\d+)\/?$/.exec(path)?.[1];
  return id === undefined ? undefined : { platform: 'vimeo', id };
}

/** The address of the platform's player on its privacy host, which sets no cookie before the video plays. */
export function platformVideoAddress({ platform, id }: PlatformVideo): string {
  return platform === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}

/** The hosts of a platform's player: a page's policy has to allow them once the video is opened. */
export const PLATFORM_VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

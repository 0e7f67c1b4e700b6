/*
 * The same answers as `normaliseLink` and `parsePlatformVideo` of packages/core give, which this process
 * cannot load: it is CommonJS with packages of its own. tests/addresses.test.ts holds the two together.
 */

const MAIL_LINK = /^mailto:[^@\s]+@[^@\s]+$/i;
const PHONE_LINK = /^tel:[+\d][\d\s().-]*(?:;[\w=;.+-]+)?$/i;
const HOST = /^(?:\[[\da-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?\.?)(?::\d{1,5})?$/iu;
// eslint-disable-next-line no-control-regex -- finding control characters is what it is for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/** Whether what an editor typed can be followed (specification section 5, Links). */
export const isLink = (typed: string): boolean => {
  const link = typed.trim();
  if (/^mailto:/i.test(link)) return MAIL_LINK.test(link) && !CONTROL_CHARACTER.test(link);
  if (/^tel:/i.test(link)) return PHONE_LINK.test(link) && !CONTROL_CHARACTER.test(link);
  return isWebAddress(link);
};

/** Whether what an editor typed is the address of a web page, with or without its scheme. */
export const isWebAddress = (typed: string): boolean => {
  const link = typed.trim();
  if (link === '' || CONTROL_CHARACTER.test(link) || /^(?:mailto|tel):/i.test(link)) return false;
  const host = /^[^/?#]+/.exec(link.replace(/^(?:https?:)?\/\//i, ''))?.[0];
  return host !== undefined && HOST.test(host);
};

const YOUTUBE = /^(?:(?:m\.)?youtube\.com|youtu\.be|youtube-nocookie\.com)$/;
const VIMEO = /^(?:player\.)?vimeo\.com$/;

/** Whether what an editor typed is the address of a YouTube or Vimeo video, with or without its scheme. */
export const isPlatformVideo = (typed: string): boolean => {
  const address = typed.trim().replace(/^https?:\/\//i, '');
  const parts = /^(?:www\.)?([a-z0-9.-]+)\/([^?#]*)(?:\?([^#]*))?/i.exec(address);
  if (parts === null) return false;
  const [, host = '', path = '', query = ''] = parts;
  if (YOUTUBE.test(host.toLowerCase())) {
    return /(?:^|&)v=[\w-]{11}(?:&|$)/.test(query) || /^(?:embed\/|shorts\/|live\/)?[\w-]{11}\/?$/.test(path);
  }
  return VIMEO.test(host.toLowerCase()) && /(?:^|\/)\d+\/?$/.test(path);
};

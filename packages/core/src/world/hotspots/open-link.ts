import { hotspotKind } from './hotspot-kind.ts';

export const openLink = hotspotKind({
  fields: { url: 'link', new_window: 'flag', in_frame: 'flag' },
  target: 'url',
  opens: 'openLink',
  action: (read) =>
    read.flag('in_frame') === true
      ? read.openIframe('url')
      : read.openLink('url', { newWindow: read.flag('new_window') }),
});

/** Specification section 3: "custom open-link … passes only the url". */
export const customOpenLink = hotspotKind({
  fields: { url: 'link' },
  target: 'url',
  opens: 'openLink',
  action: (read) => read.openLink('url', { newWindow: true }),
});

import { FILE_VIEWS, hotspotKind } from './hotspot-kind.ts';

export const openMedia = hotspotKind({
  fields: { media_files: 'media', show_as: FILE_VIEWS, video_url: 'text', panorama_hotspots: 'panorama' },
  target: 'media_files',
  opens: 'openMedia',
  action: (read) =>
    read.openFiles('media_files', { view: 'show_as', video: 'video_url', panorama: 'panorama_hotspots' }),
});

import { message } from '@vitrine/core/reports/message';
import type { Action } from '@vitrine/core/world/action';
import type { FileView } from '@vitrine/core/world/hotspots/hotspot-kind';
import type { Media } from '@vitrine/core/world/media';
import { picturesAndVideosOf, picturesOf, reportNoFile, view360FilesOf } from './files.ts';
import type { FileList } from './files.ts';
import { platformVideoOf } from './platform-videos.ts';
import type { Scope } from './scope.ts';

/**
 * Opens files in the given viewer; `undefined` where nothing is left to show (reported).
 *
 * @param opened `videoUrl` is the address of a video on a platform, shown after the files of a lightbox.
 */
export function openFiles(
  scope: Scope,
  opened: FileList & {
    readonly showAs?: FileView | null | undefined;
    readonly videoUrl?: string | null | undefined;
    readonly videoPath?: string;
  },
): Action | undefined {
  const { path } = opened;
  switch (opened.showAs ?? 'lightbox') {
    case 'view_360':
      return ifAny(scope, path, view360FilesOf(scope, opened), (media) => ({ kind: 'openView360', media }));
    case 'slideshow':
      return ifAny(scope, path, picturesAndVideosOf(scope, opened), (media) => ({
        kind: 'openSlideshow',
        media,
      }));
    case 'synced_images':
      return ifAny(scope, path, picturesOf(scope, opened), (media) => {
        if (!isSyncable(scope, media, path)) return { kind: 'openMedia', media };
        return { kind: 'openSyncedImages', media };
      });
    case 'lightbox': {
      const video = platformVideoOf(scope, opened.videoUrl, opened.videoPath ?? path);
      const media = picturesAndVideosOf(scope, opened);
      if (video === undefined) return ifAny(scope, path, media, () => ({ kind: 'openMedia', media }));
      return { kind: 'openMedia', media, platformVideos: [video] };
    }
  }
}

/** Opens documents; `undefined` where there is none (reported). */
export function openDocuments(scope: Scope, { files, path }: FileList): Action | undefined {
  return ifAny(scope, path, scope.mediaList(files, path), (documents) => ({
    kind: 'openDocuments',
    documents,
  }));
}

/** Whether pictures can be compared: "two or more pictures of one view" (docs/design/unspecified.md). */
export function isSyncable(scope: Scope, pictures: readonly Media[], path: string): boolean {
  if (pictures.length > 1) return true;
  scope.report('invalidEntry', path, message('report.onePicture'));
  return false;
}

function ifAny(
  scope: Scope,
  path: string,
  media: readonly Media[],
  open: (media: readonly Media[]) => Action,
): Action | undefined {
  if (media.length > 0) return open(media);
  reportNoFile(scope, path, 'report.noFileAction');
  return undefined;
}

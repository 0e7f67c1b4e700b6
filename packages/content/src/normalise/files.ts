import { isPicture, isVideo } from '@vitrine/core/media/media-kind';
import { message } from '@vitrine/core/reports/message';
import { isFontExtension } from '@vitrine/core/world/font-facts';
import { view360Of } from '@vitrine/core/media/view-360';
import type { Media } from '@vitrine/core/world/media';
import type { WireMedia } from '../wire/fields.ts';
import { isAbsent } from './present.ts';
import type { Scope } from './scope.ts';

/** The files of an attribute, as the CMS sends them. */
export interface FileList {
  readonly files: readonly WireMedia[] | null | undefined;
  /** Their path, for reports. */
  readonly path: string;
}

export function isFont({ ext }: Media): boolean {
  return isFontExtension(ext);
}

/** The pictures of an attribute; other files are reported and left out. */
export function picturesOf(scope: Scope, { files, path }: FileList): readonly Media[] {
  return only({ scope, media: scope.mediaList(files, path), path, isWanted: isPicture, wanted: 'picture' });
}

/** The pictures and videos of an attribute; other files are reported and left out. */
export function picturesAndVideosOf(scope: Scope, { files, path }: FileList): readonly Media[] {
  return only({
    scope,
    media: scope.mediaList(files, path),
    path,
    isWanted: (media) => isPicture(media) || isVideo(media),
    wanted: 'pictureOrVideo',
  });
}

/** The files of a 360 view; none where they hold neither a picture nor a 3D model (docs/design/unspecified.md). */
export function view360FilesOf(scope: Scope, { files, path }: FileList): readonly Media[] {
  const media = scope.mediaList(files, path);
  if (media.length === 0 || view360Of(media) !== undefined) return media;
  scope.report('invalidEntry', path, message('report.no360View'));
  return [];
}

/** The first frame of a video, if the CMS has extracted it: its still unless an editor sets one. */
export function firstFrameOf(video: WireMedia | null | undefined): WireMedia | undefined {
  const frame = video?.formats?.first_frame;
  return isAbsent(frame) ? undefined : { ...frame, name: `${video?.name ?? frame.url} (first frame)` };
}

/** The requirement for a file, as the doctor names it. */
type Wanted = 'picture' | 'pictureOrVideo' | 'video' | 'captions' | 'font';

/** Reports an attribute without any file that can be shown. */
export function reportNoFile(
  scope: Scope,
  path: string,
  key: 'report.noFileSection' | 'report.noFileAction',
): void {
  return scope.report('missingMedia', path, message(key));
}

/** A file that has to be of one kind; others are reported and left out. */
export function fileOf(options: {
  readonly scope: Scope;
  readonly file: WireMedia | null | undefined;
  readonly path: string;
  readonly isWanted: (media: Media) => boolean;
  /** For the report. */
  readonly wanted: Wanted;
}): Media | undefined {
  const { scope, file, path, isWanted, wanted } = options;
  const media = scope.media(file, path);
  return media === undefined ? undefined : only({ scope, media: [media], path, isWanted, wanted })[0];
}

function only(options: {
  readonly scope: Scope;
  readonly media: readonly Media[];
  readonly path: string;
  readonly isWanted: (media: Media) => boolean;
  readonly wanted: Wanted;
}): readonly Media[] {
  return options.media.filter((media) => {
    const isWanted = options.isWanted(media);
    if (!isWanted) {
      const wanted = message(`wanted.${options.wanted}`);
      options.scope.report(
        'invalidEntry',
        options.path,
        message('report.wrongFile', { file: media.name, wanted }),
      );
    }
    return isWanted;
  });
}

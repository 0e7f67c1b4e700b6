import type { PictureCodec } from '../pictures/codec.ts';
import { fileTypeOf, isPictureType, otherTypeOf } from '../pictures/file-type.ts';
import type { LookUp } from '../pictures/open-panorama.ts';
import type { Attachment, InfoHotspot, Scene } from '../tour.ts';
import type { Findings } from '../tour-finding.ts';
import { infoTarget } from './info-entry.ts';
import type { InfoTarget } from './info-entry.ts';
import type { MediaShelf } from './media-shelf.ts';

/** What the hotspots of a tour are taken over with. */
export interface TargetContext {
  readonly lookUp: LookUp;
  readonly codec: PictureCodec;
  readonly shelf: MediaShelf;
  readonly findings: Findings;
  /** Of files that hotspots show, whether they can be: many hotspots may show one. */
  readonly shown: Map<string, boolean>;
}

/** What the info hotspots of a scene open, with their pictures and films on the shelf. */
export async function infoTargets(
  scene: Scene,
  payloadId: string,
  context: TargetContext,
): Promise<ReadonlyMap<InfoHotspot, InfoTarget>> {
  const targets = new Map<InfoHotspot, InfoTarget>();
  for (const [index, hotspot] of scene.infos.entries()) {
    const key = `${payloadId}--info-${index + 1}`;
    const all = attachmentsOf(hotspot);
    const media: string[] = [];
    for (const [number, attachment] of all.entries()) {
      if (attachment.kind !== 'picture' && attachment.kind !== 'clip') continue;
      const own = number === 0 ? key : `${key}-${number + 1}`;
      const name = await takeFile({ scene, hotspot, attachment, key: own }, context);
      if (name !== undefined) media.push(name);
    }
    const parts = {
      media,
      embeds: all.flatMap((one) => (one.kind === 'embed' ? [one.address] : [])),
      links: all.flatMap((one) => (one.kind === 'link' ? [one] : [])),
    };
    const isEmpty = media.length + parts.embeds.length + parts.links.length === 0;
    // What was there for a file that cannot be shown is told with the file.
    if (isEmpty && all.length > 0 && isItsFile(hotspot)) continue;
    targets.set(hotspot, infoTarget(hotspot.text, key, parts));
  }
  return targets;
}

/** Whether a hotspot is there for a file and has no words besides its title. */
function isItsFile({ text, attachments }: InfoHotspot): boolean {
  return text === '' && attachments === undefined;
}

function attachmentsOf({
  title,
  clip,
  picture,
  address,
  attachments = [],
}: InfoHotspot): readonly Attachment[] {
  return [
    ...(clip === undefined ? [] : [{ kind: 'clip', file: clip } as const]),
    ...(picture === undefined ? [] : [{ kind: 'picture', file: picture } as const]),
    ...(address === undefined ? [] : [{ kind: 'link', title, address } as const]),
    ...attachments,
  ];
}

interface Taken {
  readonly scene: Scene;
  readonly hotspot: InfoHotspot;
  readonly attachment: Extract<Attachment, { readonly file: string }>;
  readonly key: string;
}

/** Puts the picture or film of a hotspot on the shelf, if it is one. */
async function takeFile(taken: Taken, context: TargetContext): Promise<string | undefined> {
  const { hotspot, attachment, key } = taken;
  const bytes = await context.lookUp(attachment.file);
  if (bytes === undefined) return leaveOut(taken, context, 'is not there');
  const type = fileTypeOf(bytes);
  const isClip = type === 'mp4' || type === 'webm';
  const isWanted = attachment.kind === 'clip' ? isClip : isPictureType(type);
  if (type === undefined || !isWanted) {
    return leaveOut(taken, context, otherTypeOf(bytes) ?? 'cannot be shown by browsers');
  }
  if (!isClip && !(await isDecodable(attachment.file, bytes, context))) {
    return leaveOut(taken, context, 'cannot be shown by browsers');
  }
  const name = `${key}.${type}`;
  context.shelf.add(name, bytes, hotspot.title);
  return name;
}

function leaveOut(
  { scene, hotspot, attachment: { kind, file } }: Taken,
  { findings }: TargetContext,
  why: string,
): undefined {
  const what = file.startsWith('data:') ? 'the picture that is written into it' : `its file ${file}`;
  findings.warn(
    'missingFile',
    isItsFile(hotspot)
      ? `“${hotspot.title}” in “${scene.title}” was left out: ${what} ${why}.`
      : `“${hotspot.title}” in “${scene.title}” has lost a ${kind === 'clip' ? 'film' : 'picture'}: ${what} ${why}.`,
    scene.id,
  );
}

/** Pixels; enough to know that it is a picture. */
const PROBE_WIDTH = 64;

async function isDecodable(
  file: string,
  bytes: Uint8Array,
  { codec, shown }: TargetContext,
): Promise<boolean> {
  const isPicture =
    shown.get(file) ??
    (await codec.decode(bytes, PROBE_WIDTH).then(
      () => true,
      () => false,
    ));
  shown.set(file, isPicture);
  return isPicture;
}

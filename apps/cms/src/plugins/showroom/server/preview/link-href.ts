import { signPreview } from '@vitrine/content/node';
import { showroomOriginBeside } from '../../../../environment/showroom-origin.ts';
import { previewKeys } from './keys.ts';
import type { KeptLink } from './links.ts';

/**
 * The address by which a link is opened.
 *
 * @param asked the origin of the request: on a developer's machine the showroom has the same host name.
 * @param address where it begins: by default at its entry, else at the entrance of its world.
 */
export function linkHref(
  { id, endsAt, world, entry, moment }: KeptLink,
  asked: string,
  address: string | undefined = entry?.address,
): string {
  const token = signPreview(previewKeys(), {
    kind: 'link',
    id,
    endsAt,
    world,
    ...(address === undefined ? {} : { address }),
    ...(moment === undefined ? {} : { moment }),
  });
  return `${showroomOriginBeside(asked)}/-/preview/shared?token=${token}`;
}

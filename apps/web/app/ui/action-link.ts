import type { Action, Media, PayloadId } from '@vitrine/core';

/**
 * Something that a visitor can follow, with its target already resolved to an address that works without
 * scripts: a location, an overlay over this page, or another site.
 */
export interface ActionLink {
  readonly title: string;
  readonly kind: Action['kind'];
  readonly href: string;
  /** The location to walk to. */
  readonly walk?: PayloadId;
  readonly opensNewWindow: boolean;
  readonly cover?: Media;
}

/** The attributes of the `<a>` of a link. */
export function anchorOf(link: Pick<ActionLink, 'href' | 'walk' | 'opensNewWindow'>) {
  return {
    href: link.href,
    'data-walk': link.walk,
    ...(link.opensNewWindow && { target: '_blank', rel: 'noopener' }),
  };
}

import { leavesShowroom, pageLink } from '@vitrine/core/links/page-link';
import type { Settings } from '@vitrine/core/world/settings/settings';

/** A link to the privacy policy. */
export interface PrivacyLink {
  readonly href: string;
  readonly isElsewhere: boolean;
}

/** The link to the privacy policy, where the settings name one that can be followed. */
export function privacyOf({ privacyLink }: Pick<Settings, 'privacyLink'>): {
  readonly privacy?: PrivacyLink;
} {
  const href = pageLink(privacyLink);
  return href === undefined ? {} : { privacy: { href, isElsewhere: leavesShowroom(href) } };
}

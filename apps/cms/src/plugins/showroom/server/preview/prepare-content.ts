import type { ContentBundle } from '@vitrine/content/bundle';

/** Content for a preview: without access codes, which it does not ask for, and without the doctor's reports. */
export function prepareContent(bundle: ContentBundle): ContentBundle {
  return { ...bundle, reports: [], serverOnly: { ...bundle.serverOnly, accessCodes: {} } };
}

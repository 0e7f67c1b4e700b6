import { derivePreviewKeys } from '@vitrine/content/node';
import type { PreviewKeys } from '@vitrine/content/node';
import { revalidationSecret } from '../../../../revalidation/secret.ts';

let keys: PreviewKeys | undefined;

/** The keys that sign previews, shared with the web server. */
export function previewKeys(): PreviewKeys {
  return (keys ??= derivePreviewKeys(revalidationSecret()));
}

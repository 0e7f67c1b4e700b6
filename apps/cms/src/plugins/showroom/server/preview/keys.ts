import { derivePreviewKeys, type PreviewKeys } from '@vitrine/content/node';
import { revalidationSecret } from '../../../../revalidation/secret.ts';

let keys: PreviewKeys | undefined;

/** What previews are signed with, here and in the web server. */
export const previewKeys = (): PreviewKeys => (keys ??= derivePreviewKeys(revalidationSecret()));

import { useRBAC } from '@strapi/strapi/admin';
import { READ_MEDIA, WORK_AT_MEDIA } from '../../../../../contracts/media.ts';

const PERMISSIONS = [
  { action: READ_MEDIA, subject: null },
  { action: WORK_AT_MEDIA, subject: null },
];

export function useMediaRights(): { readonly mayRead: boolean; readonly mayWork: boolean } {
  const { allowedActions } = useRBAC(PERMISSIONS);
  return { mayRead: allowedActions['canRead'] === true, mayWork: allowedActions['canWork'] === true };
}

import type { Core } from '@strapi/strapi';

/** What stands on the stage: its clips begin within a moment of a tap, and are offered in H.264 alone. */
const STAGE = 'background-content.video';

/** Which files belong to which entries and components: Strapi's own table. */
const USES = 'files_related_mph';

/** The numbers of the files that some entry shows elsewhere than on the stage. */
export const playedFiles = async (strapi: Core.Strapi): Promise<ReadonlySet<number>> => {
  const rows: { file_id: number }[] = await strapi.db
    .connection(USES)
    .distinct('file_id')
    .whereNot('related_type', STAGE);
  return new Set(rows.map((row) => row.file_id));
};

import type { Core } from '@strapi/strapi';

/**
 * Where visitors play films in a player, which offers smaller copies: articles, dashboards, and the lightbox
 * and slideshow that actions open. The stage, the screensaver and what moves on a hotspot or in a menu get one
 * address each, and the upload's own coding.
 */
const PLAYED: [component: string, attribute: string][] = [
  ['article-sections.video', 'video'],
  ['article-sections.media', 'media'],
  ['dashboard.media-entry', 'media'],
  ['actions.action', 'files'],
  ['hotspots.open-media', 'media_files'],
  ['hotspots.custom-open-media', 'media_files'],
  ['menu-items.media', 'media_files'],
];

/** Where the clips of walks are: the tables of the components of transitions and portals, their attribute, and the clip. */
const WALKED = {
  tables: ['content_transitions_cmps', 'portals_cmps'],
  attribute: 'background',
  clip: ['background-content.video', 'video'],
} as const;

/** Which files belong to which entries and components: Strapi's own table. */
const USES = 'files_related_mph';

/** The numbers of the files that some entry shows in a player. */
export async function playedFiles(strapi: Core.Strapi): Promise<ReadonlySet<number>> {
  const rows: { file_id: number }[] = await strapi.db
    .connection(USES)
    .distinct('file_id')
    .whereIn(['related_type', 'field'], PLAYED);
  return new Set(rows.map((row) => row.file_id));
}

/** The numbers of the files that a transition or a portal has as its clip, in a draft or published. */
export async function walkedFiles(strapi: Core.Strapi): Promise<ReadonlySet<number>> {
  const [component, field] = WALKED.clip;
  const walked = new Set<number>();
  for (const table of WALKED.tables) {
    const clips = strapi.db
      .connection(table)
      .select('cmp_id')
      .where({ component_type: component, field: WALKED.attribute });
    const rows: { file_id: number }[] = await strapi.db
      .connection(USES)
      .distinct('file_id')
      .where({ related_type: component, field })
      .whereIn('related_id', clips);
    for (const { file_id } of rows) walked.add(file_id);
  }
  return walked;
}

import { READ_DOCTOR } from '../../contracts/doctor.ts';
import type { Core } from '@strapi/strapi';
import { documentTextsIn } from '../../../../documents/index.ts';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { publishInTurn } from '../../../../publishing/publish-in-turn.ts';
import { contentChecksumsIn } from '../../../../revalidation/content-checksums.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { doctorController } from './controller.ts';
import { createDoctor } from './doctor.ts';
import type { Doctor, KnownOf } from './doctor.ts';
import { guardPublishing } from './publish-guard.ts';
import { watchWrites } from './watch-writes.ts';

/** Checks the drafts as the showroom would show them, and refuses to publish what would be broken. */
export const doctorArea: Area = {
  services: {
    doctor: ({ strapi }) =>
      createDoctor(strapi, { knownOf: knownIn(strapi), readChecksums: contentChecksumsIn(strapi, 'draft') }),
  },
  controllers: { doctor: doctorController },
  // Paths below `/showroom`, see DOCTOR_PATH.
  routes: [
    { method: 'GET', path: '/doctor', handler: 'doctor.find', config: requirePermissions(READ_DOCTOR) },
  ],
  actions: [{ displayName: 'See what the doctor found', uid: 'doctor.read' }],

  register({ strapi }) {
    const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
    publishInTurn(strapi);
    watchWrites(strapi, () => doctor().writes);
    guardPublishing(strapi, doctor);
  },
};

/** Commands that start the CMS without its media pipeline know nothing about clips. */
function knownIn(strapi: Core.Strapi): KnownOf {
  return (snapshots) => ({
    clipEnds: strapi.has('media-pipeline')
      ? strapi.get<MediaPipeline>('media-pipeline').clipEndsOf(snapshots)
      : [],
    documentProblems: [...(documentTextsIn(strapi)?.troubles() ?? [])],
  });
}

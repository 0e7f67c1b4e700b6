import type { Core } from '@strapi/strapi';
import { doctorController } from './doctor/controller.ts';
import { createDoctor } from './doctor/doctor.ts';
import type { Doctor } from './doctor/doctor.ts';
import { guardPublishing } from './doctor/publish-guard.ts';
import { doctorRoutes } from './doctor/routes.ts';
import { watchWrites } from './doctor/watch-writes.ts';
import { registerPermissions } from './permissions.ts';

interface Lifecycle {
  readonly strapi: Core.Strapi;
}

export default {
  services: { doctor: ({ strapi }: Lifecycle) => createDoctor(strapi) },
  controllers: { doctor: doctorController },
  routes: { admin: { type: 'admin', routes: doctorRoutes } },

  register({ strapi }: Lifecycle) {
    const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
    watchWrites(strapi, (change) => doctor().changed(change));
    guardPublishing(strapi, doctor);
  },

  async bootstrap({ strapi }: Lifecycle) {
    await registerPermissions(strapi);
  },
};

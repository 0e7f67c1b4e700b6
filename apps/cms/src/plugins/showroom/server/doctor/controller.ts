import type { Core } from '@strapi/strapi';
import type { DoctorAnswer } from '../../contracts/doctor.ts';
import type { Doctor } from './doctor.ts';

export function doctorController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  return {
    async find(ctx) {
      const doctor: Doctor = strapi.plugin('showroom').service('doctor');
      const at = Date.now();
      ctx.body = { data: await doctor.examine(), at } satisfies DoctorAnswer;
    },
  };
}

import type { Core } from '@strapi/strapi';
import type { DoctorAnswer } from '../../contracts/doctor.ts';
import type { Doctor } from './doctor.ts';

export const doctorController = ({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller => ({
  async find(ctx) {
    const doctor: Doctor = strapi.plugin('showroom').service('doctor');
    ctx.body = { data: await doctor.examine() } satisfies DoctorAnswer;
  },
});

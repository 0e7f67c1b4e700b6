import type { Core } from '@strapi/strapi';
import { panelLanguage } from '../../../../accounts/panel-language.ts';
import type { DoctorAnswer, ExaminedShowroom } from '../../contracts/doctor.ts';
import type { Doctor } from './doctor.ts';
import { withFieldNames } from './name-fields.ts';

export function doctorController({ strapi }: { readonly strapi: Core.Strapi }): Core.Controller {
  const named = namedOnce(strapi);
  return {
    async find(ctx) {
      const doctor: Doctor = strapi.plugin('showroom').service('doctor');
      const at = Date.now();
      const data = await named(await doctor.examine());
      ctx.body = { data, at } satisfies DoctorAnswer;
    },
  };
}

/** Names the fields of an examination once for each language: many read it after each save. */
function namedOnce(strapi: Core.Strapi): (showroom: ExaminedShowroom) => Promise<ExaminedShowroom> {
  const known = new WeakMap<ExaminedShowroom, Map<string, Promise<ExaminedShowroom>>>();
  return (showroom) => {
    const language = panelLanguage(strapi) ?? '';
    const ofShowroom = known.get(showroom) ?? new Map<string, Promise<ExaminedShowroom>>();
    known.set(showroom, ofShowroom);
    const named = ofShowroom.get(language) ?? withFieldNames(strapi, showroom);
    ofShowroom.set(language, named);
    // The next reader tries again.
    named.catch(() => ofShowroom.delete(language));
    return named;
  };
}

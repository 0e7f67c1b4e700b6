import type { Core } from '@strapi/strapi';
import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { keepLooking } from '../../../../jobs/keep-looking.ts';
import { READ_MEDIA, WORK_AT_MEDIA } from '../../../../contracts/media.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { filmsController } from './controller.ts';
import { createFilmService } from './film-service.ts';
import type { FilmService } from './film-service.ts';
import { createWorldFilmService } from './world-films.ts';

const FILM = '/media/transitions/:uid/:documentId/film';
const WORLDS = '/media/films';

const readers = requirePermissions(READ_MEDIA);
const workers = requirePermissions(WORK_AT_MEDIA);

/** Makes walk films between panoramas: for one transition, or for all of a world. */
export const filmsArea: Area = {
  services: {
    films: ({ strapi }) =>
      createFilmService(strapi, {
        pipeline: () => strapi.get('media-pipeline') as MediaPipeline,
        content: contentIn(strapi),
      }),
    worldFilms: ({ strapi }) =>
      createWorldFilmService(strapi, { films: () => filmsIn(strapi), content: contentIn(strapi) }),
  },
  controllers: { films: filmsController },
  // Paths below `/showroom`, see MEDIA_PATH.
  routes: [
    { method: 'GET', path: FILM, handler: 'films.find', config: readers },
    { method: 'POST', path: FILM, handler: 'films.make', config: workers },
    { method: 'GET', path: `${FILM}/:crop`, handler: 'films.show', config: readers },
    { method: 'POST', path: `${FILM}/take`, handler: 'films.take', config: workers },
    { method: 'GET', path: WORLDS, handler: 'films.worlds', config: readers },
    { method: 'POST', path: `${WORLDS}/:documentId`, handler: 'films.makeMissing', config: workers },
  ],
  register({ strapi }) {
    keepLooking(strapi, () => ({ look: filmsIn(strapi).resume }));
  },
};

function filmsIn(strapi: Core.Strapi): FilmService {
  return strapi.plugin('showroom').service('films');
}

function contentIn(strapi: Core.Strapi) {
  return () => (strapi.plugin('showroom').service('doctor') as Doctor).drafts();
}

import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::content-location.content-location');

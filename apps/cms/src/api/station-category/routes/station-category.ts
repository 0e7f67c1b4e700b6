import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::station-category.station-category');

import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::station-category.station-category');

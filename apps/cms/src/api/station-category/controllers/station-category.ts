import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::station-category.station-category');

import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::hotspot-category.hotspot-category');

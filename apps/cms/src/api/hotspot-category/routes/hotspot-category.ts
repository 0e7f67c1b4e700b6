import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::hotspot-category.hotspot-category');

import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::hotspot-category.hotspot-category');

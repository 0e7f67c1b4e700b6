import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::location-group.location-group');

import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::location-group.location-group');

import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::location-group.location-group');

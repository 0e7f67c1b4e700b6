import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::content-transition.content-transition');

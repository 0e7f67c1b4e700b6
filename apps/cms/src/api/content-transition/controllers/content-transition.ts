import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::content-transition.content-transition');

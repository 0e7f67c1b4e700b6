import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::box-hook.box-hook');

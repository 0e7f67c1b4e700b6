import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::box-hook.box-hook');

import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::app-setting.app-setting');

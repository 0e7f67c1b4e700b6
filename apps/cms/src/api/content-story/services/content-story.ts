import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::content-story.content-story');

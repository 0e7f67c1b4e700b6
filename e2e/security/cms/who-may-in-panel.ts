import type { Role } from './attacked-cms.ts';
import { forEach, list } from './decision.ts';
import type { Decision } from './decision.ts';

const PANEL: readonly Role[] = ['translator', 'editor', 'publisher', 'author', 'administrator'];
const OURS: readonly Role[] = ['translator', 'editor', 'publisher', 'administrator'];
const WRITERS: readonly Role[] = ['editor', 'publisher', 'administrator'];
const PUBLISHERS: readonly Role[] = ['publisher', 'administrator'];
const ADMINISTRATOR: readonly Role[] = ['administrator'];

/** What needs an account of the panel. */
export const PANEL_DECISIONS: readonly Decision[] = [
  {
    what: 'everybody in the panel has an account, and a panel',
    who: PANEL,
    routes: list(`GET /admin/ai-feature-config
      GET /admin/ai-token
      GET /admin/ai-usage
      GET /admin/content-api/permissions
      GET /admin/content-api/routes
      GET /admin/guided-tour-meta
      GET /admin/homepage/key-statistics
      GET,PUT /admin/homepage/layout
      GET /admin/information
      GET /admin/license-trial-time-left
      POST /admin/logout
      GET /admin/permissions
      POST /admin/permissions/check
      GET /admin/telemetry-properties
      GET,PUT /admin/users/me
      GET /admin/users/me/permissions
      GET,DELETE /admin/users/me/sessions
      DELETE /admin/users/me/sessions/:sessionId
      GET /users-permissions/permissions
      GET /users-permissions/policies
      GET /users-permissions/routes`),
  },
  {
    what: 'everybody in the panel is told how content is made; relations are judged by the field',
    who: PANEL,
    routes: list(`GET /content-manager/components
      GET /content-manager/components/:uid/configuration
      GET /content-manager/content-types
      GET /content-manager/content-types-settings
      GET /content-manager/content-types/:uid/configuration
      GET /content-manager/homepage/count-documents
      GET /content-manager/homepage/recent-documents
      GET /content-manager/init
      GET /content-manager/preview/url/:contentType
      GET /content-manager/relations/api::article.article/:id/:targetField
      GET /content-manager/relations/api::article.article/:targetField
      GET /content-manager/relations/api::contact-request.contact-request/:id/:targetField
      GET /content-manager/relations/api::contact-request.contact-request/:targetField
      GET /content-manager/relations/plugin::users-permissions.user/:id/:targetField
      GET /content-manager/relations/plugin::users-permissions.user/:targetField
      POST /content-manager/uid/check-availability
      POST /content-manager/uid/generate
      GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId
      GET /i18n/ai-localization-jobs/single-types/:contentType
      POST /i18n/content-manager/actions/get-non-localized-fields
      GET /i18n/content-manager/get-fill-from-locale/api::article.article
      GET /i18n/locales
      GET /i18n/settings
      GET /showroom/account-worlds/entries
      GET /showroom/account-worlds/own
      POST /showroom/placing/copies/:documentId
      GET /showroom/placing/targets
      GET /showroom/saving/relations
      GET /showroom/uses
      GET /showroom/uses/files
      POST /showroom/uses/remove-links
      GET /showroom/wordings`),
  },
  {
    what: 'everybody in the panel reads articles, and those they may change are judged one by one',
    who: PANEL,
    routes: list(`GET /content-manager/collection-types/api::article.article
      GET,PUT /content-manager/collection-types/api::article.article/:id
      GET /content-manager/collection-types/api::article.article/:id/actions/countDraftRelations
      POST /content-manager/collection-types/api::article.article/:id/actions/discard
      POST /content-manager/collection-types/api::article.article/actions/bulkFindForValidation
      GET /content-manager/collection-types/api::article.article/actions/countManyEntriesDraftRelations`),
  },
  {
    what: 'everybody in the panel sees the media library',
    who: PANEL,
    routes: list(`GET /upload/ai-metadata-jobs/latest
      GET /upload/ai-metadata-jobs/pending-count
      GET /upload/configuration
      GET /upload/files
      GET /upload/files/:id
      GET /upload/folder-structure
      GET /upload/folders
      GET /upload/folders/:id`),
  },
  {
    what: 'writers and Strapi’s authors add content and files; which files they may change is judged one by one',
    who: ['editor', 'publisher', 'author', 'administrator'],
    routes: list(`POST /content-manager/collection-types/api::article.article
      POST /content-manager/collection-types/api::article.article/auto-clone/:sourceId
      POST /content-manager/collection-types/api::article.article/clone/:sourceId
      POST /showroom/stills
      POST /upload
      PUT /upload/configuration
      POST /upload/files
      PUT /upload/files/:id
      POST /upload/files/:id/replace
      POST /upload/folders`),
  },
  {
    what: 'publishers change files, Strapi’s authors those that they made',
    who: ['publisher', 'author', 'administrator'],
    routes: list(`POST /upload/actions/bulk-delete
      POST /upload/actions/bulk-move
      POST /upload/actions/bulk-update
      POST /upload/actions/generate-ai-metadata
      POST /upload/ai-metadata-jobs
      DELETE /upload/files/:id
      PUT /upload/folders/:id`),
  },
  {
    what: 'our roles see the settings, the doctor, translations, tables, versions and previews',
    who: OURS,
    routes: list(`GET /content-manager/single-types/api::app-setting.app-setting
      GET /showroom/bin
      GET /showroom/bin/:deletion
      GET /showroom/bin/:deletion/:uid/:documentId
      POST /showroom/bin/:deletion/restore
      GET /showroom/bulk/choices
      GET /showroom/bulk/export
      GET,POST,DELETE /showroom/bulk/import
      GET /showroom/bulk/import/lines
      POST /showroom/bulk/import/start
      GET /showroom/reviews
      GET,POST /showroom/reviews/entries/:uid/:documentId
      DELETE /showroom/reviews/:id
      POST /showroom/reviews/:id/publish
      POST /showroom/reviews/:id/send-back
      GET /showroom/waiting-requests
      GET /content-manager/single-types/api::app-setting.app-setting/actions/countDraftRelations
      GET /showroom/doctor
      GET /showroom/placing/surroundings/:documentId
      GET /showroom/preview/address
      GET /showroom/preview/entry
      POST,DELETE /showroom/preview/edits
      POST /showroom/preview/openings
      GET,POST /showroom/translation-suggestions
      GET /showroom/translations
      GET,PUT /showroom/translations/:uid/:documentId
      GET /showroom/versions/:uid/:documentId
      GET /showroom/versions/:uid/:documentId/compare
      POST /showroom/versions/:uid/:documentId/restore
      GET /showroom/world-days
      GET /showroom/world-days/:world
      POST /showroom/world-days/:world/restore`),
  },
  {
    what: 'writers plan worlds, work at media and share previews',
    who: WRITERS,
    routes: list(`DELETE /content-manager/collection-types/api::article.article/:id
      POST /content-manager/collection-types/api::article.article/actions/bulkDelete
      GET /showroom/activity
      GET /showroom/map
      GET /showroom/map/:world
      GET,POST /showroom/map/:world/arrows
      POST /showroom/map/:world/changes
      POST /showroom/map/:world/locations
      GET /showroom/map/:world/outside
      GET /showroom/map/locations/:location/floor-plan
      POST /showroom/media/again
      GET /showroom/media/films
      POST /showroom/media/films/:documentId
      GET /showroom/media/transitions/:uid/:documentId
      GET,POST /showroom/media/transitions/:uid/:documentId/film
      GET /showroom/media/transitions/:uid/:documentId/film/:crop
      POST /showroom/media/transitions/:uid/:documentId/film/take
      POST /showroom/media/transitions/:uid/:documentId/reverse-clips
      GET /showroom/media/videos
      GET /showroom/media/work
      GET /showroom/comments
      GET /showroom/comments/open
      PUT,DELETE /showroom/comments/:id
      GET,POST /showroom/preview/links
      DELETE /showroom/preview/links/:id
      POST /showroom/rehearsals
      GET /showroom/releases
      GET /showroom/releases/:id
      GET /showroom/worlds
      POST /showroom/worlds/:documentId/duplicate
      GET /showroom/worlds/:documentId/plan`),
  },
  {
    what: 'publishers alone change what visitors see',
    who: PUBLISHERS,
    routes: list(`POST /content-manager/collection-types/api::article.article/:id/actions/publish
      POST /content-manager/collection-types/api::article.article/:id/actions/unpublish
      POST /content-manager/collection-types/api::article.article/actions/bulkPublish
      POST /content-manager/collection-types/api::article.article/actions/bulkUnpublish
      POST /content-manager/collection-types/api::article.article/actions/publish
      PUT,DELETE /content-manager/single-types/api::app-setting.app-setting
      POST /content-manager/single-types/api::app-setting.app-setting/actions/discard
      POST /showroom/releases
      PUT,DELETE /showroom/releases/:id
      POST /showroom/releases/:id/cancel
      GET /showroom/releases/:id/check
      POST /showroom/releases/:id/items
      POST /showroom/releases/:id/run
      POST /showroom/versions/:uid/:documentId/undo-publish
      POST /showroom/worlds/:documentId/delete
      POST /showroom/worlds/:documentId/publish
      POST /showroom/worlds/:documentId/unpublish`),
  },
  {
    what: 'accounts of visitors and contact requests are the administrator’s',
    who: ADMINISTRATOR,
    routes: forEach(
      ['api::contact-request.contact-request', 'plugin::users-permissions.user'],
      `GET,POST /content-manager/collection-types/*
        GET,PUT,DELETE /content-manager/collection-types/*/:id
        GET /content-manager/collection-types/*/:id/actions/countDraftRelations
        POST /content-manager/collection-types/*/:id/actions/discard
        POST /content-manager/collection-types/*/:id/actions/publish
        POST /content-manager/collection-types/*/:id/actions/unpublish
        POST /content-manager/collection-types/*/actions/bulkDelete
        POST /content-manager/collection-types/*/actions/bulkFindForValidation
        POST /content-manager/collection-types/*/actions/bulkPublish
        POST /content-manager/collection-types/*/actions/bulkUnpublish
        GET /content-manager/collection-types/*/actions/countManyEntriesDraftRelations
        POST /content-manager/collection-types/*/actions/publish
        POST /content-manager/collection-types/*/auto-clone/:sourceId
        POST /content-manager/collection-types/*/clone/:sourceId
        GET /i18n/content-manager/get-fill-from-locale/*`,
    ),
  },
  {
    what: 'accounts, roles, tokens and the settings of the CMS are the administrator’s',
    who: ADMINISTRATOR,
    routes: list(`GET,POST /admin/admin-tokens
      GET,PUT,DELETE /admin/admin-tokens/:id
      GET /admin/admin-tokens/:id/owner-permissions
      POST /admin/admin-tokens/:id/regenerate
      GET,POST /admin/api-tokens
      GET,PUT,DELETE /admin/api-tokens/:id
      POST /admin/api-tokens/:id/regenerate
      GET /admin/plugins
      GET,POST /admin/project-settings
      GET,POST /admin/roles
      GET,PUT,DELETE /admin/roles/:id
      GET,PUT /admin/roles/:id/permissions
      POST /admin/roles/batch-delete
      GET,POST /admin/transfer/tokens
      GET,PUT,DELETE /admin/transfer/tokens/:id
      POST /admin/transfer/tokens/:id/regenerate
      GET,POST /admin/users
      GET,PUT,DELETE /admin/users/:id
      POST /admin/users/batch-delete
      PUT /content-manager/components/:uid/configuration
      PUT /content-manager/content-types/:uid/configuration
      POST /content-manager/single-types/api::app-setting.app-setting/actions/publish
      POST /content-manager/single-types/api::app-setting.app-setting/actions/unpublish
      GET /content-type-builder/components
      GET /content-type-builder/components/:uid
      GET /content-type-builder/content-types
      GET /content-type-builder/content-types/:uid
      GET /content-type-builder/reserved-names
      GET /content-type-builder/schema
      GET /content-type-builder/update-schema-status
      GET /email/settings
      POST /email/test
      POST /email/verify
      GET /i18n/iso-locales
      POST /i18n/locales
      PUT,DELETE /i18n/locales/:id
      GET /showroom/account-worlds
      PUT /showroom/account-worlds/:id
      GET /showroom/privacy
      POST /showroom/privacy/erase
      POST /showroom/privacy/export
      POST /showroom/privacy/find
      GET /showroom/transfer/export
      GET,POST,DELETE /showroom/transfer/import
      GET /showroom/transfer/import/progress
      POST /showroom/transfer/import/start
      POST /showroom/transfer/import/choose
      GET /showroom/transfer/worlds
      DELETE /showroom/version-files/:id
      GET,PUT /upload/settings
      GET,PUT /users-permissions/advanced
      GET,PUT /users-permissions/email-templates
      GET,PUT /users-permissions/providers
      GET,POST /users-permissions/roles
      GET /users-permissions/roles/:id
      PUT,DELETE /users-permissions/roles/:role`),
  },
];

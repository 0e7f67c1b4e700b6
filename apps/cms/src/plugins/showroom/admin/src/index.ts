import type { StrapiApp } from '@strapi/strapi/admin';
import { READ_DOCTOR } from '../../contracts/doctor.ts';
import { READ_RELEASES } from '../../contracts/releases.ts';
import { USE_REVIEWS } from '../../contracts/reviews.ts';
import { refuseActions } from './account-worlds/refuse-actions.ts';
import { EDIT_VIEW_PANELS } from './edit-view-panels.ts';
import type { EditViewPanel } from './edit-view-panels.ts';
import { fieldMessages, registerFields } from './fields/register-fields.tsx';
import { DOCTOR_PAGE, PLUGIN_ID, REVIEWS_PAGE } from './plugin-id.ts';
import { PAGE_PERMISSIONS } from './plugin-pages.ts';
import { placingHeaders } from './placing/spread-choice.ts';
import { RELEASES_PAGE } from './releases/addresses.ts';
import { sendLanguage } from './send-language.ts';
import { bootstrapSaving, registerSaving, savingMessages } from './saving/saving-area.ts';
import { ShowroomIcon } from './showroom-icon.tsx';
import { registerTableField } from './table-field/register-table-field.ts';
import { registerWordings } from './wordings/register-wordings.ts';
import type { TextKey } from './texts/text-key.ts';
import { warnBeforeDeleting } from './uses/warn-before-deleting.tsx';
import type { ContentAction } from './uses/warn-before-deleting.tsx';

type ChangeActions = (actions: readonly ContentAction[]) => ContentAction[];

/** The part of the content manager that Strapi's types leave open. */
interface ContentManagerApis {
  readonly addEditViewSidePanel: (panels: readonly EditViewPanel[]) => void;
  readonly addDocumentAction: (change: ChangeActions) => void;
  readonly addBulkAction: (change: ChangeActions) => void;
}

const TEXTS: Readonly<Record<string, () => Promise<Readonly<Record<TextKey, string>>>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
};

/** Any component works; Strapi's type only allows its own icons. */
const WIDGET_ICON = ShowroomIcon as never;

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}`,
      icon: ShowroomIcon,
      intlLabel: { id: `${PLUGIN_ID}.name`, defaultMessage: 'Showroom' },
      permissions: PAGE_PERMISSIONS,
      position: 2,
      Component: () => import('./pages.tsx'),
    });
    // Before Strapi's own widgets: it is the first thing an editor wants to know.
    app.widgets.register((others) => [
      {
        id: 'scores',
        pluginId: PLUGIN_ID,
        icon: WIDGET_ICON,
        title: { id: `${PLUGIN_ID}.widget.title`, defaultMessage: 'Worlds' },
        link: {
          label: { id: `${PLUGIN_ID}.widget.link`, defaultMessage: 'Open the doctor' },
          href: DOCTOR_PAGE,
        },
        permissions: [{ action: READ_DOCTOR, subject: null }],
        component: async () => (await import('./doctor/scores-widget.tsx')).ScoresWidget,
      },
      {
        id: 'requests',
        pluginId: PLUGIN_ID,
        icon: WIDGET_ICON,
        title: { id: `${PLUGIN_ID}.requests.title`, defaultMessage: 'Contact requests' },
        link: {
          label: { id: `${PLUGIN_ID}.requests.link`, defaultMessage: 'Open all requests' },
          href: '/content-manager/collection-types/api::contact-request.contact-request',
        },
        permissions: [{ action: READ_DOCTOR, subject: null }],
        component: async () => (await import('./requests/requests-widget.tsx')).RequestsWidget,
      },
      {
        id: 'releases',
        pluginId: PLUGIN_ID,
        icon: WIDGET_ICON,
        title: { id: `${PLUGIN_ID}.releases.title`, defaultMessage: 'Releases' },
        link: {
          label: { id: `${PLUGIN_ID}.releases.widget.link`, defaultMessage: 'Open the releases' },
          href: RELEASES_PAGE,
        },
        permissions: [{ action: READ_RELEASES, subject: null }],
        component: async () => (await import('./releases/releases-widget.tsx')).ReleasesWidget,
      },
      {
        id: 'reviews',
        pluginId: PLUGIN_ID,
        icon: WIDGET_ICON,
        title: { id: `${PLUGIN_ID}.reviews.title`, defaultMessage: 'To review' },
        link: {
          label: { id: `${PLUGIN_ID}.reviews.widget.link`, defaultMessage: 'Open the list' },
          href: REVIEWS_PAGE,
        },
        permissions: [{ action: USE_REVIEWS, subject: null }],
        component: async () => (await import('./reviews/reviews-widget.tsx')).ReviewsWidget,
      },
      ...others,
    ]);
    // It reads only a part of the store; Strapi's type demands the panel's complete state.
    app.addMiddlewares([sendLanguage as never]);
    registerSaving(app);
    registerWordings(app);
    registerTableField(app);
    app.registerPlugin({ id: PLUGIN_ID, name: PLUGIN_ID });
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const contentManager = app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
    contentManager.addEditViewSidePanel(EDIT_VIEW_PANELS);
    contentManager.addDocumentAction((actions) => actions.map(warnBeforeDeleting).map(refuseActions));
    contentManager.addBulkAction((actions) => actions.map(warnBeforeDeleting));
    bootstrapSaving(app, [placingHeaders]);
    registerFields(app);
  },

  registerTrads: ({ locales }: { readonly locales: readonly string[] }) =>
    Promise.all(
      locales.map(async (locale) => {
        const texts = (await TEXTS[locale]?.()) ?? {};
        const named = Object.entries(texts).map(([key, text]) => [`${PLUGIN_ID}.${key}`, text]);
        return {
          locale,
          data: { ...Object.fromEntries(named), ...savingMessages(texts), ...fieldMessages(locale) },
        };
      }),
    ),
};

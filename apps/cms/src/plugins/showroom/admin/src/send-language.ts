import { PANEL_LANGUAGE_COOKIE } from '../../../../contracts/panel-language.ts';

/** The part of the panel's state that has its language. */
interface PanelState {
  readonly admin_app?: { readonly language?: { readonly locale?: string } };
}

/** A middleware of the panel's store, which sends the language of the panel with every request from now on. */
export function sendLanguage() {
  let sent: string | undefined;
  return ({ getState }: { readonly getState: () => unknown }) =>
    (next: (action: unknown) => unknown) =>
    (action: unknown) => {
      const result = next(action);
      const locale = (getState() as PanelState).admin_app?.language?.locale;
      if (locale !== undefined && locale !== sent) {
        sent = locale;
        const secure = window.location.protocol === 'https:' ? '; Secure' : '';
        document.cookie = `${PANEL_LANGUAGE_COOKIE}=${locale}; Path=/; SameSite=Strict${secure}`;
      }
      return result;
    };
}

// Before every other style sheet: it defines the order of the layers.
import '~/styles/app.css';
import { formatHomePath } from '@vitrine/core/links/path';
import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useNavigation, useRouteError, useRouteLoaderData } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import favicon from '~/styles/favicon.svg?url';
import { guards } from '~/guards/guards.ts';
import { languageContext } from '~/guards/language.ts';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import { Translations } from '~/i18n/translations.tsx';
import { CarriedScript } from './carried/carried-script.tsx';
import { carry, readCarried } from './carried/carried-data.ts';
import { brandViewOf } from './page-data/brand-view.server.ts';
import { stagingNotice } from './screens/cover/cover-data.server.ts';
import { worldOfError } from './screens/error/error-data.server.ts';
import { ErrorScreen, FALLBACK_TEXTS, LastResort } from './screens/error/error-screen.tsx';
import { IdleWatch } from './screens/location/idle-watch.tsx';
import { serverContext } from './contract/server-context.ts';
import { lazyWithRetry } from './showroom/connection/lazy-with-retry.ts';
import { KIOSK_SCRIPT } from './showroom/screensaver/kiosk.ts';
import { useRememberPage } from './showroom/react/use-remember-page.ts';
import { routerWindow } from './showroom/window/window-context.ts';
import { ANCHOR_SCRIPT } from '~/ui/anchor-links.ts';
import { FontSheet } from '~/ui/font-sheet.tsx';
import { LAYOUT_SCRIPT, useLayoutMark } from '~/ui/layout-mark.ts';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { ScriptMark } from '~/ui/script-mark.ts';
import type { Route } from './+types/root.ts';

/** No visitor loads it. */
const PreviewNotice = lazyWithRetry(() => import('./features/preview/preview-notice.tsx'));

export const middleware = guards('language');

export function loader({ context }: Route.LoaderArgs) {
  const server = context.get(serverContext);
  const language = context.get(languageContext);
  const { locale, snapshot } = language;
  const { bundle, preview } = server;
  return carry(server.page.carried, 'root', {
    locale,
    homeHref: formatHomePath({ locale, defaultLocale: bundle.defaultLocale }),
    texts: interfaceTexts(snapshot, ['page', 'updater']),
    notices: stagingNotice(snapshot),
    brand: brandViewOf(snapshot),
    world: worldOfError(server, language),
    ...(preview && { preview: { ...preview, texts: interfaceTexts(snapshot, ['preview']) } }),
  });
}

function useRootData() {
  return readCarried('root', useRouteLoaderData<typeof loader>('root'));
}

/** Stays on the current page when another language cannot be loaded. */
export function clientLoader({ context, request, serverLoader }: Route.ClientLoaderArgs) {
  return context.get(routerWindow).pages.loadOrKeep('root', request, serverLoader);
}

/** The texts change with the language and with published content, not with the location. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || languagePart(currentUrl) !== languagePart(nextUrl);
}

/** Code that has to run before anything of the page can be seen or tapped. Only a server's page runs it. */
const FIRST_SCRIPT = import.meta.env.SSR ? `${LAYOUT_SCRIPT};${KIOSK_SCRIPT};${ANCHOR_SCRIPT}` : '';

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRootData();
  const locale = root?.locale ?? 'en';
  const mark = use(ScriptMark);
  return (
    <html
      lang={locale}
      data-layout="landscape"
      data-scale={root?.brand?.screenScale}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Links />
        <FontSheet href={root?.brand?.fontSheet} />
        <meta name="theme-color" content="#0b191c" />
        <link rel="icon" {...(root?.brand?.icon ?? { type: 'image/svg+xml', href: favicon })} />
        {root?.brand?.touchIcon && <link rel="apple-touch-icon" href={root.brand.touchIcon} />}
        <Meta />
      </head>
      <body style={root?.brand?.theme} suppressHydrationWarning>
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} suppressHydrationWarning />
        <Translations locale={locale} texts={root?.texts ?? FALLBACK_TEXTS}>
          {children}
          <IdleWatch />
          {root?.preview && (
            <Suspense>
              <PreviewNotice preview={root.preview} />
            </Suspense>
          )}
        </Translations>
        <CarriedScript />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useLayoutMark();
  useRememberPage('root', readCarried('root', loaderData));
  const { state } = useNavigation();
  return (
    <>
      <ProgressBar isActive={state !== 'idle'} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRootData();
  return (
    <LastResort>
      <ErrorScreen
        error={error}
        homeHref={root?.homeHref ?? '/'}
        notices={root?.notices ?? []}
        company={root?.brand?.name}
        rootWorld={root?.world}
      />
    </LastResort>
  );
}

/** What of an address may be a language; a short world's name among them only costs one request more. */
function languagePart({ pathname }: URL): string | undefined {
  return /^\/([a-z]{2,3})(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
}

import { Page, useRBAC } from '@strapi/strapi/admin';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useOwnWorlds } from './account-worlds/use-own-worlds.ts';
import { PageNavigation } from './page-navigation.tsx';
import { isListed, PAGE_PERMISSIONS, PLUGIN_PAGES } from './plugin-pages.ts';

/** The plugin's pages, below PLUGIN_PATH, that the administrator may see. */
function Pages() {
  const { isLoading, permissions } = useRBAC(PAGE_PERMISSIONS);
  const { isLimited } = useOwnWorlds();
  if (isLoading) return <Page.Loading />;
  const allowed = new Set(permissions.map(({ action }) => action));
  const pages = PLUGIN_PAGES.filter(
    ({ action, otherAction = action, isForUnlimited = false }) =>
      !(isForUnlimited && isLimited) &&
      (action === undefined ? allowed.size > 0 : [action, otherAction].some((one) => allowed.has(one ?? ''))),
  );
  const listed = pages.filter(isListed);
  const first = listed[0];
  if (first === undefined) return <Page.NoPermissions />;
  return (
    <>
      {listed.length > 1 ? <PageNavigation pages={listed} /> : null}
      <Suspense fallback={<Page.Loading />}>
        <Routes>
          <Route index element={<Navigate to={first.path} replace />} />
          {pages.map(({ path, Content }) => (
            <Route key={path} path={`${path}/*`} element={<Content />} />
          ))}
          <Route path="*" element={<Page.Error />} />
        </Routes>
      </Suspense>
    </>
  );
}

export default Pages;

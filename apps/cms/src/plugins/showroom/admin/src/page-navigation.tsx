import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { HELP_PATH, PLUGIN_PATH } from './plugin-id.ts';
import type { PluginPage } from './plugin-pages.ts';
import { useTexts } from './use-texts.ts';

/** Links to the plugin's pages. They are above the page, because a column would take space from the maps. */
export function PageNavigation({ pages }: { readonly pages: readonly PluginPage[] }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  // The help opens at the section about the current page.
  const open = pages.find(({ path }) => path !== HELP_PATH && pathname.startsWith(`${PLUGIN_PATH}/${path}`));
  const here = open === undefined ? '' : `#${open.path}`;
  const bar = useRef<HTMLElement>(null);
  // In a narrow window the navigation is wider than it.
  useEffect(() => {
    bar.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the active link is another one with every path
  }, [pathname]);
  return (
    <Bar ref={bar} aria-label={t('pages.label')}>
      {pages.map(({ path, title }) => (
        <PageLink key={path} to={`${PLUGIN_PATH}/${path}${path === HELP_PATH ? here : ''}`}>
          {t(title)}
        </PageLink>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  top: 0;
  z-index: 2;
  /* What scrolls may be as low as nothing, and a long page would press the bar down to that. */
  flex: none;
  display: flex;
  gap: ${({ theme }) => theme.spaces[1]};
  overflow-x: auto;
  padding: 0 ${({ theme }) => theme.spaces[4]};
  background: ${({ theme }) => theme.colors.neutral0};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};

  /* Strapi gives a page the focus when it opens, which would scroll its head below the bar. */
  & ~ main {
    scroll-margin-top: 6rem;
  }

  /* In one line they would have to be scrolled on a laptop, and on a phone, several would fill it. */
  ${({ theme }) => theme.breakpoints.large} {
    flex-wrap: wrap;
    row-gap: 0;
    padding: 0 ${({ theme }) => theme.spaces[10]};

    & ~ main {
      scroll-margin-top: 9rem;
    }
  }
`;

const PageLink = styled(NavLink)`
  flex: none;
  padding: ${({ theme }) => theme.spaces[4]} ${({ theme }) => theme.spaces[3]};
  border-bottom: 2px solid transparent;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: ${({ theme }) => theme.fontSizes[2]};
  text-decoration: none;

  ${({ theme }) => theme.breakpoints.large} {
    padding-block: ${({ theme }) => theme.spaces[2]};
  }

  &:hover {
    color: ${({ theme }) => theme.colors.neutral800};
  }

  &.active {
    border-bottom-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: ${({ theme }) => theme.fontWeights.bold};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

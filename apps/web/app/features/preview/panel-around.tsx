import type { PreviewEvent } from '@vitrine/core/links/preview-event';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ScriptMark } from '~/ui/script-mark.ts';

/**
 * Tells the admin panel around an editor's preview what is shown, and what is clicked with Alt held down, so that it can
 * open its form. The browser delivers it to the panel's origin alone.
 */
export function PanelAround({ panel }: { readonly panel: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const shown: PreviewEvent = { type: 'vitrine-shown', address: `${pathname}${search}` };
    window.parent.postMessage(shown, panel);
  }, [pathname, search, panel]);
  return (
    <script
      nonce={use(ScriptMark)}
      data-panel={panel}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? EDIT_SCRIPT : '' }}
      suppressHydrationWarning
    />
  );
}

/**
 * An inline script, because an editor may click before the app's code is there. It keeps the browser from following a
 * link and from saving its target, which some browsers do with Alt. The server does not know whether it renders for a
 * frame: in a window of its own, there is no panel around the page, and a click with Alt stays the browser's.
 */
export const EDIT_SCRIPT = `(()=>{if(parent===window)return;\
const{panel}=document.currentScript.dataset;addEventListener('click',e=>{\
if(!e.altKey||!(e.target instanceof Element))return;\
e.preventDefault();e.stopImmediatePropagation();\
const hotspot=e.target.closest('[data-hotspot]')?.textContent.trim();\
parent.postMessage({type:'vitrine-edit',address:location.pathname+location.search,...hotspot&&{hotspot}},panel)},true)})()`;

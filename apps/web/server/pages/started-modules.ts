import { scriptJson } from '@vitrine/core/text/script-json';
import type { MarkedPage } from './page-scripts.ts';

/** Milliseconds for which a picture that does not come may hold up a page's modules. */
const PATIENCE = 3000;

/**
 * Starts a module when the page's first picture has loaded or failed, after {@link PATIENCE}, or at the first sign of
 * a visitor: `source` is its text, `modules` the addresses that it will need. A page without such a picture starts at
 * once.
 */
const START_AFTER_PICTURE = `((source,modules)=>{
let isStarted=false;
const add=(name,fields)=>{const element=Object.assign(document.createElement(name),fields);document.head.append(element);return element};
const start=()=>{if(isStarted)return;isStarted=true;for(const href of modules)add("link",{rel:"modulepreload",href});add("script",{type:"module",textContent:source}).remove()};
const picture=document.querySelector("[data-stage] [data-layer=first]");
if(!picture||picture.complete)return start();
for(const type of ["load","error"])picture.addEventListener(type,start);
for(const type of ["pointerdown","keydown","click"])addEventListener(type,start,{capture:true,once:true});
setTimeout(start,${PATIENCE})
})`.replaceAll('\n', '');

/** A page whose modules are started by scripts, and the sources of every inline script that may run in it. */
export interface StartedPage {
  readonly html: string;
  readonly sources: readonly string[];
}

/**
 * Starts inline modules by script. The modules then come after the first picture, which on a slow line they would hold
 * up: together they have three times its bytes, and until they are there its links work without them. And
 * `'strict-dynamic'` trusts what a trusted script loads, but nothing in the page's markup: an inline module in the
 * markup may run because of its hash, but its imports count as markup, too (CSP level 3, 8.2).
 *
 * @param modules the addresses of what the page's modules import, fetched as they start.
 */
export function startModulesByScript({ html, scripts }: MarkedPage, modules: readonly string[]): StartedPage {
  const parts: string[] = [];
  const sources: string[] = [];
  let written = 0;
  for (const script of scripts) {
    sources.push(script.source);
    if (!script.isModule) continue;
    const starter = `${START_AFTER_PICTURE}(${scriptJson(script.source)},${scriptJson(modules)})`;
    sources.push(starter);
    parts.push(html.slice(written, script.start), `<script>${starter}</script>`);
    written = script.end;
  }
  return { html: parts.join('') + html.slice(written), sources };
}

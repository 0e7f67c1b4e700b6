/**
 * An inline script that follows links to a part of the page, before and after the app has begun: it shows and focuses
 * the part. The browser itself would add an entry to the history, and a tap while React takes over the page would leave
 * the article at its top. The script listens in the capture phase, because React stops clicks on what it has not taken
 * over yet. What names no part of the page is left to the browser.
 */
export const ANCHOR_SCRIPT = `addEventListener('click',e=>{\
const l=e.target.closest('a[href^="#"]'),t=l&&document.getElementById(l.getAttribute('href').slice(1));\
if(!t||e.button||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;\
e.preventDefault();t.scrollIntoView();t.focus({preventScroll:true});\
if(document.activeElement!==t){t.tabIndex=-1;t.focus({preventScroll:true})}},true)`;

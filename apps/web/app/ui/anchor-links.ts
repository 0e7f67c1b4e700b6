/**
 * An inline script that follows links to a part of the page, before and after the app has begun: it shows and focuses
 * the part. Followed by the browser, such a link would be an entry in the history, which *Back* would have to leave
 * before it closes the overlay around it, and while the app begins, a new address for which React draws the page anew.
 * It listens before React, which keeps clicks on what it has not begun to itself.
 */
export const ANCHOR_SCRIPT = `addEventListener('click',e=>{\
const l=e.target.closest('a[href^="#"]'),t=l&&document.getElementById(decodeURIComponent(l.hash.slice(1)));\
if(!t||e.button||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;\
e.preventDefault();t.scrollIntoView();t.focus({preventScroll:true});\
if(document.activeElement!==t){t.tabIndex=-1;t.focus({preventScroll:true})}},true)`;

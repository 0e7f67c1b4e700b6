/** Whether the visitor has tapped or typed on this page at all. Browsers that do not tell decide when it matters. */
export function hasBeenTapped(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

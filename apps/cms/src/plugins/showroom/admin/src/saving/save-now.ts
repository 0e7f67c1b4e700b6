/**
 * Saves the entry of the edit view, as Strapi's own shortcut for it does: its save is no function that others
 * could call, and only the shortcut goes through its validation.
 */
export function saveNow(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
}

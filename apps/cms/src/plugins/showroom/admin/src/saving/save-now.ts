/**
 * Saves the entry of the edit view by triggering Strapi's keyboard shortcut: its save function is not
 * accessible, and only the shortcut includes the validation.
 */
export function saveNow(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
}

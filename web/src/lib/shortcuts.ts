/** The key that was pressed, unless it is meant for a field, a dialog, or the browser. */
export function shortcut(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return ''
  const at = event.target
  if (at instanceof HTMLElement && at.closest('input:not([type=checkbox], [type=radio]), select, textarea, dialog')) return ''
  return event.key
}

const MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether a key press is the shortcut, e.g. `Ctrl+Shift+Z`. A symbol such as `?` is matched by what it writes. */
export function isShortcut(event: KeyboardEvent, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const key = parts.at(-1)! || '+';
  const control = MAC ? event.metaKey : event.ctrlKey;
  if (control !== parts.includes('Ctrl')) return false;
  if (/^[A-Za-z0-9]$/.test(key) || key.length > 1) {
    if (event.shiftKey !== parts.includes('Shift')) return false;
  }
  return event.key.toLowerCase() === key.toLowerCase();
}

/** As people write it on their machine. */
export function shortcutText(shortcut: string): string {
  return MAC ? shortcut.replace('Ctrl+', '⌘').replace('Shift+', '⇧') : shortcut;
}

/** What a keyboard event says. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const MAC = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** Whether a key press is the shortcut, e.g. `Shift+Alt+ArrowDown`; a symbol such as `+` is matched by what it writes. */
export function isShortcut(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut === '+' ? ['+'] : shortcut.split('+');
  const key = parts.at(-1)!;
  const symbol = key.length === 1 && !/[A-Z]/.test(key);
  return (
    (MAC ? press.metaKey : press.ctrlKey) === parts.includes('Ctrl') &&
    press.altKey === parts.includes('Alt') &&
    (symbol || press.shiftKey === parts.includes('Shift')) &&
    press.key.toLowerCase() === key.toLowerCase()
  );
}

export function shortcutText(shortcut: string): string {
  const arrows = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
  const plain = Object.entries(arrows).reduce((text, [name, sign]) => text.replace(name, sign), shortcut);
  return MAC ? plain.replace('Ctrl+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥') : plain;
}

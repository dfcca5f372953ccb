/** The parts of a keyboard event that say which keys are down. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Alt changes what a letter key types on some systems: then the key's place tells the letter. */
function baseOf({ key, code, altKey }: KeyPress): string {
  const placed = altKey ? /^(?:Key|Digit)(.)$/.exec(code)?.[1] : undefined;
  if (placed !== undefined) return placed;
  return key.length === 1 ? key.toUpperCase() : key;
}

/**
 * The keys that are pressed as one word: `Shift+ArrowLeft`, `Ctrl+Z`, `Alt+N`, `?`. Shift is named beside letters and
 * keys without a character; with other characters it is part of them. Command counts as Ctrl.
 */
export function chordOf(press: KeyPress): string {
  const base = baseOf(press);
  const isCharacter = base.length === 1 && !/[\p{L}\d]/u.test(base);
  const parts = [
    press.ctrlKey || press.metaKey ? 'Ctrl' : '',
    press.altKey ? 'Alt' : '',
    press.shiftKey && !isCharacter ? 'Shift' : '',
    base === ' ' ? 'Space' : base,
  ];
  return parts.filter(Boolean).join('+');
}

const SYMBOLS: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Escape: 'Esc',
  '-': '−',
};

/** The chord as a help text shows it. */
export function chordText(chord: string): string {
  // A plus is both what joins the keys and a key.
  const keys = chord.endsWith('+')
    ? [...chord.slice(0, -1).split('+').filter(Boolean), '+']
    : chord.split('+');
  return keys.map((key) => SYMBOLS[key] ?? key).join(' ');
}

const MAC = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The chord beside the name of a command, as people write it on their machine: `Ctrl+Shift+Z`, `⌘⇧Z`. */
export function shortcutText(chord: string): string {
  const text = chord.replace(/Arrow(?:Up|Down|Left|Right)$/, (key) => SYMBOLS[key]!);
  return MAC ? text.replace('Ctrl+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧') : text;
}

import { useState } from 'react';

const KEY = 'netloom.notepad.monospace';

/** Whether notes are shown in a type of equal widths; kept in this browser. */
export function useMonospace(): [boolean, (monospace: boolean) => void] {
  const [monospace, setMonospace] = useState(() => localStorage.getItem(KEY) === '1');
  function choose(next: boolean) {
    localStorage.setItem(KEY, next ? '1' : '0');
    setMonospace(next);
  }
  return [monospace, choose];
}

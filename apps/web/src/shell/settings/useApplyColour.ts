import { useState } from 'react';
import { changeSettings } from '../../theme/index.ts';

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Takes a theme colour; `applying` from before the first to after the last part of the page has it. */
export function useApplyColour(): { apply: (colour: string) => void; applying: boolean } {
  const [applying, setApplying] = useState(false);
  function apply(colour: string): void {
    setApplying(true);
    void painted()
      .then(() => changeSettings({ theme: colour }))
      .then(painted)
      .then(() => setApplying(false));
  }
  return { apply, applying };
}

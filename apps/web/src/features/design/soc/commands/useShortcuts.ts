import { useEffect } from 'react';
import { useUi } from '../store/uiStore.ts';
import { commandGroups } from './all.ts';
import { isShortcut } from './shortcut.ts';

const commands = commandGroups.flatMap((group) => group.commands);
const TYPING = 'input, textarea, select, [contenteditable=true], .ant-modal';

/** Runs commands by their keys while the screen is shown. Text fields and dialogs keep their own keys, Save apart. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = commands.find(({ keys }) => keys?.some((key) => isShortcut(event, key)));
      if (!command) return;
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if ((typing || useUi.getState().dialog !== undefined) && command.id !== 'save') return;
      event.preventDefault();
      if (command.enabled()) command.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

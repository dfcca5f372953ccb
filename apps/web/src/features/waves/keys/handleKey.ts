import type { KeyboardEvent } from 'react';
import { chordOf } from './chord.ts';
import { commands } from './commands.ts';
import type { Command, CommandTargets } from './commands.ts';

const byChord = new Map<string, Command>(
  commands.flatMap((command) => command.keys.map((key): [string, Command] => [key, command])),
);

/** Where keys are typed, or belong to what lies over the viewer. */
const typed =
  'input, textarea, select, [contenteditable=true], .monaco-editor, .ant-modal, .ant-drawer, .ant-dropdown';
/** Keys that a button or link has a use for of its own. */
const pressing = new Set(['Enter', 'Space']);

/** Runs the command of the pressed keys; those that have none go on to the page. */
export function handleKey(event: KeyboardEvent, targets: CommandTargets): void {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest(typed)) return;
  const chord = chordOf(event);
  if (pressing.has(chord) && target.closest('button, a')) return;
  const command = byChord.get(chord);
  if (!command) return;
  // What is selected as text is copied as text.
  if (command.id === 'copy' && !document.getSelection()?.isCollapsed) return;
  event.preventDefault();
  command.run(targets);
}

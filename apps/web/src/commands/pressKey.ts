import { chordOf } from './chord.ts';
import type { KeyPress } from './chord.ts';
import { isPossible } from './command.ts';
import type { Command, CommandSet } from './command.ts';

/** Where keys are typed, or belong to what lies over the screen. */
const typed =
  'input, textarea, select, [contenteditable=true], .monaco-editor, .ant-modal, .ant-drawer, .ant-dropdown';
/** Keys that a button or link has a use for of its own. */
const pressing = new Set(['Enter', 'Space']);

type Press = KeyPress & Pick<KeyboardEvent, 'defaultPrevented' | 'preventDefault' | 'target'>;

/** Runs the command of the pressed keys; those that have none, or one that cannot be done now, go on to the page. */
export function pressKey<T, C extends Command<T>>(
  event: Press,
  { byChord }: CommandSet<T, C>,
  targets: T,
): void {
  const target = event.target as Element;
  const chord = chordOf(event);
  const command = byChord.get(chord);
  if (event.defaultPrevented || command === undefined) return;
  if (target.closest(typed) && !command.whileTyping) return;
  if (pressing.has(chord) && target.closest('button, a')) return;
  const can = isPossible(command, targets);
  if (can || command.claimsKeys) event.preventDefault();
  if (can) command.run(targets);
}

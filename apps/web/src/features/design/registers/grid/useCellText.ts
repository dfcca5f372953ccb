import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Where the selection goes when the text was taken. */
export type After = 'down' | 'right' | 'left' | 'stay';

export interface CellText {
  start: string;
  /** The old text is selected, so that typing replaces it. */
  whole: boolean;
  choices: readonly string[];
  /** Whether the text was taken. */
  onCommit: (text: string, after: After) => boolean;
  onCancel: () => void;
}

const MOST_CHOICES = 12;

/** The text of a cell while it is edited, the usual ones that fit it, and how it ends. */
export function useCellText({ start, whole, choices, onCommit, onCancel }: CellText) {
  const [text, setText] = useState(start);
  const [typed, setTyped] = useState(!whole);
  const [refused, setRefused] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const offered = offeredOf(choices, text, typed);
  const { finish, leave, cancel } = useEnd(onCommit, onCancel, () => setRefused(true));

  function write(next: string) {
    setText(next);
    setTyped(true);
    setChosen(-1);
    setRefused(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const value = offered[chosen] ?? text;
    if (event.key === 'Enter') finish(value, 'down');
    else if (event.key === 'Tab') finish(value, event.shiftKey ? 'left' : 'right');
    else if (event.key === 'Escape') cancel();
    else if (event.key === 'ArrowDown' && offered.length > 0) {
      setChosen(Math.min(chosen + 1, offered.length - 1));
    } else if (event.key === 'ArrowUp' && offered.length > 0) setChosen(Math.max(chosen - 1, -1));
    else return;
    event.preventDefault();
  }

  return { text, offered, chosen, refused, write, finish, leave: () => leave(text), onKeyDown };
}

/** Until something is typed all are offered. */
function offeredOf(choices: readonly string[], text: string, typed: boolean): string[] {
  const wanted = typed ? text.trim().toLowerCase() : '';
  return choices
    .filter((choice) => choice.toLowerCase().includes(wanted) && choice !== text)
    .slice(0, MOST_CHOICES);
}

/** Ends an edit once: taking the text moves the focus away, and that must not take it a second time. */
function useEnd(onCommit: CellText['onCommit'], onCancel: CellText['onCancel'], onRefused: () => void) {
  const done = useRef(false);
  return {
    finish(value: string, after: After) {
      if (done.current) return;
      done.current = true;
      if (onCommit(value, after)) return;
      done.current = false;
      onRefused();
    },
    /** A refused text cannot stay behind in a cell that was left. */
    leave(text: string) {
      if (done.current) return;
      done.current = true;
      if (!onCommit(text, 'stay')) onCancel();
    },
    cancel() {
      done.current = true;
      onCancel();
    },
  };
}

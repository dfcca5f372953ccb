import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Where the selection goes when the text was taken. */
export type After = 'down' | 'right' | 'left' | 'stay';

interface CellInputProps {
  label: string;
  start: string;
  /** The old text is selected, so that typing replaces it. */
  whole: boolean;
  choices: readonly string[];
  /** Whether the text was taken. */
  onCommit: (text: string, after: After) => boolean;
  onCancel: () => void;
}

const MOST_CHOICES = 12;

/** Edits one cell in place; usual texts are offered below it. */
export function CellInput({ label, start, whole, choices, onCommit, onCancel }: CellInputProps) {
  const [text, setText] = useState(start);
  const [chosen, setChosen] = useState(-1);
  const [typed, setTyped] = useState(!whole);
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);

  useLayoutEffect(() => {
    input.current?.focus();
    if (whole) input.current?.select();
  }, [whole]);

  const wanted = typed ? text.trim().toLowerCase() : '';
  const offered = choices
    .filter((choice) => choice.toLowerCase().includes(wanted) && choice !== text)
    .slice(0, MOST_CHOICES);

  function finish(value: string, after: After) {
    if (done.current) return;
    // Taking the text moves the focus away: that must not take it a second time.
    done.current = true;
    if (onCommit(value, after)) return;
    done.current = false;
    setRefused(true);
  }

  /** A refused text cannot stay behind in a cell that was left. */
  function leave() {
    if (done.current) return;
    done.current = true;
    if (!onCommit(text, 'stay')) onCancel();
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const value = offered[chosen] ?? text;
    if (event.key === 'Enter') finish(value, 'down');
    else if (event.key === 'Tab') finish(value, event.shiftKey ? 'left' : 'right');
    else if (event.key === 'Escape') {
      done.current = true;
      onCancel();
    } else if (event.key === 'ArrowDown' && offered.length > 0) {
      setChosen(Math.min(chosen + 1, offered.length - 1));
    } else if (event.key === 'ArrowUp' && offered.length > 0) setChosen(Math.max(chosen - 1, -1));
    else return;
    event.preventDefault();
  }

  return (
    <span className="nl-grid-edit">
      <input
        ref={input}
        aria-label={label}
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-autocomplete="list"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={refused}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setTyped(true);
          setChosen(-1);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      />
      {offered.length === 0 ? null : (
        <ul role="listbox">
          {offered.map((choice, index) => (
            <li
              key={choice}
              role="option"
              aria-selected={index === chosen}
              onPointerDown={(event) => {
                event.preventDefault();
                finish(choice, 'stay');
              }}
            >
              {choice}
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

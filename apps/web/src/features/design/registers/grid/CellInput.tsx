import { useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { CellChoices } from './CellChoices.tsx';
import { useCellText } from './useCellText.ts';
import type { CellText } from './useCellText.ts';

interface CellInputProps extends CellText {
  label: string;
}

/** Copying and pasting within a text is not the grid's. */
const keep = (event: ClipboardEvent) => event.stopPropagation();

/** Edits one cell in place; usual texts are offered below it. */
export function CellInput({ label, ...props }: CellInputProps) {
  const { whole } = props;
  const { text, offered, chosen, refused, write, finish, leave, onKeyDown } = useCellText(props);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    input.current?.focus();
    if (whole) input.current?.select();
  }, [whole]);

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
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onCopy={keep}
        onCut={keep}
        onPaste={keep}
      />
      {offered.length === 0 ? null : (
        <CellChoices offered={offered} chosen={chosen} onChoose={(choice) => finish(choice, 'stay')} />
      )}
    </span>
  );
}

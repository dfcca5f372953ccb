import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';

interface CellInputProps {
  label: string;
  start: string;
  style?: CSSProperties;
  onDone: (text: string | undefined) => void;
}

/** A text in its place: Enter and leaving take it, Escape drops it. */
export function CellInput({ label, start, style, onDone }: CellInputProps) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => field.current?.select(), []);
  const end = (result: string | undefined) => {
    if (done.current) return;
    done.current = true;
    onDone(result);
  };
  return (
    <input
      ref={field}
      autoFocus
      className="nl-wd-input"
      aria-label={label}
      spellCheck={false}
      style={style}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => end(text)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') end(text);
        if (event.key === 'Escape') end(undefined);
      }}
    />
  );
}

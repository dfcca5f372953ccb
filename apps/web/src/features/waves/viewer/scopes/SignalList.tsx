import type { WaveVariable } from '@netloom/waves';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SignalRow } from './SignalRow.tsx';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import './scopePanel.css';

const height = 24;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

interface Props {
  label: string;
  variables: WaveVariable[];
  /** Shows the scope behind each name. */
  paths: boolean;
  onAdd: (variable: WaveVariable) => void;
  /** Called while the end of the list is in sight: there may be more. */
  onEnd?: () => void;
}

/** Signals to choose from: a double click, Enter or a drag shows one. */
export function SignalList({ label, variables, paths, onAdd, onEnd }: Props) {
  const [active, setActive] = useState(0);
  const { scroller, first, last, onScroll, reveal } = useRowWindow(variables.length, height);
  const atEnd = last >= variables.length;
  useEffect(() => {
    if (atEnd) onEnd?.();
  }, [atEnd, onEnd]);

  function activate(index: number) {
    const next = Math.max(0, Math.min(index, variables.length - 1));
    setActive(next);
    reveal(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const chosen = variables[active];
    if (step !== undefined) activate(active + step);
    else if (event.key === 'Enter' && chosen) onAdd(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const list = { role: 'listbox', tabIndex: 0, 'aria-label': label, className: 'nl-wave-scopes-signals' };
  return (
    <div ref={scroller} {...list} onKeyDown={onKeyDown} onScroll={onScroll}>
      <div style={{ height: variables.length * height, paddingTop: first * height }}>
        {variables.slice(first, last).map((variable, i) => (
          <SignalRow
            key={variable.id}
            variable={variable}
            active={first + i === active}
            withPath={paths}
            onActivate={() => setActive(first + i)}
            onAdd={() => onAdd(variable)}
          />
        ))}
      </div>
    </div>
  );
}

import { append, emptyWindow, prepend, upTo, without } from './logWindow.ts';
import type { LogRead, LogWindow } from './logWindow.ts';
import type { Section } from './sections.ts';

/** What is held of a log, and the keys of its folded sections. */
export interface LogState {
  window: LogWindow;
  folded: ReadonlySet<string>;
}

/** `edge` is the end of the window that a read was asked for at. */
export type LogAction =
  | { type: 'end' | 'start'; edge: number; read: LogRead }
  | { type: 'anew'; read: LogRead }
  | { type: 'fold' | 'unfold'; section: Section }
  | { type: 'fold-all'; sections: readonly Section[] }
  | { type: 'unfold-all'; at: number };

export const emptyLog: LogState = { window: emptyWindow, folded: new Set() };

export function reduceLog({ window, folded }: LogState, action: LogAction): LogState {
  switch (action.type) {
    case 'end':
      return { folded, window: append(window, action.read, action.edge) };
    case 'start':
      return { folded, window: prepend(window, action.read, action.edge) };
    case 'anew':
      return { folded, window: append({ ...emptyWindow, at: action.read.offset }, action.read) };
    case 'fold': {
      const { key, from, to } = action.section;
      return { folded: new Set([...folded, key]), window: without(window, from, to) };
    }
    case 'unfold': {
      const { key, from } = action.section;
      return { folded: new Set([...folded].filter((other) => other !== key)), window: upTo(window, from) };
    }
    case 'fold-all':
      return {
        folded: new Set(action.sections.map(({ key }) => key)),
        window: { ...emptyWindow, size: window.size },
      };
    case 'unfold-all':
      return { folded: new Set(), window: { ...emptyWindow, at: action.at, size: window.size } };
  }
}

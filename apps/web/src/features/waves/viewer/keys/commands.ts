import type { EdgeDirection } from '@netloom/waves';
import type { Dispatch } from 'react';
import { commandSet } from '../../../../commands/command.ts';
import type { Command } from '../../../../commands/command.ts';
import type { ViewAction } from '../view/actions.ts';
import type { Marker, ViewState } from '../view/model.ts';
import { leadRow } from '../view/select.ts';

/** What commands act on. */
export interface CommandTargets {
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  /** Does what an item of the rows' menu does, by its key. */
  row: (item: string) => void;
  goToEdge: (direction: EdgeDirection) => void;
  focusSearch: () => void;
  goToTime: () => void;
  findValue: () => void;
  togglePanel: (key: string) => void;
  save: () => void;
  reload: () => void;
  showHelp: () => void;
  /** Whether some text of the page is selected. */
  textSelected: () => boolean;
}

export const sections = ['time', 'zoom', 'marks', 'rows', 'look', 'find', 'view'] as const;

interface WaveCommand extends Command<CommandTargets> {
  section: (typeof sections)[number];
  /** Those that GTKWave has for the same thing are among them. */
  keys: readonly string[];
}

const zoomStep = 2;
const panShare = 0.25;

type Section = WaveCommand['section'];
type Act = ViewAction | ((view: ViewState) => ViewAction | undefined);

function act(section: Section, id: string, keys: readonly string[], action: Act): WaveCommand {
  return {
    id,
    section,
    keys,
    run({ view, dispatch }) {
      const made = typeof action === 'function' ? action(view) : action;
      if (made) dispatch(made);
    },
  };
}

function row(section: Section, id: string, keys: readonly string[], item: string): WaveCommand {
  return { id, section, keys, run: (targets) => targets.row(item) };
}

function call(section: Section, id: string, keys: readonly string[], run: WaveCommand['run']): WaveCommand {
  return { id, section, keys, run };
}

function pan({ span }: ViewState, pages: number): ViewAction {
  return { type: 'pan', ticks: (span.to - span.from) * pages };
}

/** The cursor to the nearest marker after or before it. */
function toMarker({ markers, cursor }: ViewState, isNext: boolean): ViewAction | undefined {
  const beyond = ({ time }: Marker) => (isNext ? time > cursor : time < cursor);
  const sorted = markers.filter(beyond).sort((a, b) => a.time - b.time);
  const marker = isNext ? sorted[0] : sorted.at(-1);
  return marker && { type: 'cursor', time: marker.time, reveal: true };
}

/** Opens or closes the leading group. */
function fold(view: ViewState): ViewAction | undefined {
  const lead = leadRow(view);
  return lead?.kind === 'group' ? { type: 'fold', key: lead.key } : undefined;
}

/** The next edge of a signal; a group has none, and is opened or closed as in a tree. */
function edgeOrFold({ view, dispatch, goToEdge }: CommandTargets, direction: EdgeDirection): void {
  const lead = leadRow(view);
  if (lead?.kind === 'group') dispatch({ type: 'fold', key: lead.key, open: direction === 'next' });
  else goToEdge(direction);
}

/** Every command with a key, in the order of the help sheet. */
const commands: readonly WaveCommand[] = [
  call('time', 'previousEdge', ['ArrowLeft'], (targets) => edgeOrFold(targets, 'previous')),
  call('time', 'nextEdge', ['ArrowRight'], (targets) => edgeOrFold(targets, 'next')),
  act('time', 'panLeft', ['Shift+ArrowLeft', 'Alt+5'], (view) => pan(view, -panShare)),
  act('time', 'panRight', ['Shift+ArrowRight', 'Alt+6'], (view) => pan(view, panShare)),
  act('time', 'pageLeft', ['PageUp', 'Alt+7'], (view) => pan(view, -1)),
  act('time', 'pageRight', ['PageDown', 'Alt+8'], (view) => pan(view, 1)),
  act('time', 'start', ['Home'], ({ limits }) => ({ type: 'cursor', time: limits.from, reveal: true })),
  act('time', 'end', ['End'], ({ limits }) => ({ type: 'cursor', time: limits.to, reveal: true })),
  call('time', 'goTo', ['F1', 'Ctrl+G'], ({ goToTime }) => goToTime()),
  act('time', 'centre', ['C'], ({ cursor }) => ({ type: 'centre', time: cursor })),

  act('zoom', 'zoomIn', ['+', '=', 'Ctrl++', 'Ctrl+=', 'Alt+Z'], { type: 'zoom', factor: zoomStep }),
  act('zoom', 'zoomOut', ['-', 'Ctrl+-', 'Alt+Shift+Z'], { type: 'zoom', factor: 1 / zoomStep }),
  act('zoom', 'fit', ['F', 'Ctrl+0', 'Alt+F', 'Alt+Shift+F'], { type: 'fit' }),
  act('zoom', 'fitMarkers', ['Shift+F'], { type: 'fit.markers' }),
  act('zoom', 'zoomBack', ['[', 'Alt+U'], { type: 'span.back' }),
  act('zoom', 'zoomForward', [']', 'Alt+Shift+U'], { type: 'span.forward' }),

  act('marks', 'marker', ['M', 'Alt+N'], { type: 'marker.add' }),
  act('marks', 'nextMarker', ['N'], (view) => toMarker(view, true)),
  act('marks', 'previousMarker', ['P'], (view) => toMarker(view, false)),
  act('marks', 'clearMarkers', ['Ctrl+Alt+Shift+N'], { type: 'marker.clear' }),

  act('rows', 'selectUp', ['ArrowUp'], { type: 'select.next', step: -1 }),
  act('rows', 'selectDown', ['ArrowDown'], { type: 'select.next', step: 1 }),
  act('rows', 'extendUp', ['Shift+ArrowUp'], { type: 'select.next', step: -1, extend: true }),
  act('rows', 'extendDown', ['Shift+ArrowDown'], { type: 'select.next', step: 1, extend: true }),
  act('rows', 'selectAll', ['Ctrl+A'], { type: 'select.all' }),
  act('rows', 'selectNone', ['Escape', 'Ctrl+Shift+A'], { type: 'select', keys: [] }),
  act('rows', 'moveUp', ['Alt+ArrowUp'], { type: 'shift', step: -1 }),
  act('rows', 'moveDown', ['Alt+ArrowDown'], { type: 'shift', step: 1 }),
  row('rows', 'rename', ['F2', 'Alt+A'], 'ask rename'),
  row('rows', 'group', ['G'], 'group'),
  row('rows', 'ungroup', ['Shift+G'], 'ungroup'),
  act('rows', 'fold', ['T', 'Enter'], fold),
  row('rows', 'separator', ['Ctrl+B'], 'separator'),
  row('rows', 'cut', ['Ctrl+X'], 'cut'),
  {
    ...row('rows', 'copy', ['Ctrl+C'], 'copy'),
    // What is selected as text is copied as text.
    when: ({ textSelected }) => !textSelected(),
  },
  row('rows', 'paste', ['Ctrl+V'], 'paste'),
  row('rows', 'duplicate', ['Ctrl+D'], 'duplicate'),
  row('rows', 'remove', ['Delete', 'Backspace', 'Ctrl+Delete'], 'remove'),
  row('rows', 'bits', ['F3'], 'bits'),
  row('rows', 'join', ['F4'], 'join'),
  act('rows', 'undo', ['Ctrl+Z'], { type: 'undo' }),
  act('rows', 'redo', ['Ctrl+Y', 'Ctrl+Shift+Z'], { type: 'redo' }),

  row('look', 'hex', ['H', 'Alt+X'], 'radix hex'),
  row('look', 'dec', ['D', 'Alt+D'], 'radix dec'),
  row('look', 'signed', ['S'], 'radix signed'),
  row('look', 'bin', ['B', 'Alt+B'], 'radix bin'),
  row('look', 'oct', ['O', 'Alt+O'], 'radix oct'),
  row('look', 'ascii', ['A'], 'radix ascii'),
  row('look', 'riscv', ['I'], 'radix riscv'),
  row('look', 'enum', ['E'], 'radix enum'),

  call('find', 'signals', ['/', 'Alt+S', 'Alt+T'], ({ focusSearch }) => focusSearch()),
  call('find', 'value', ['Ctrl+F', 'V'], ({ findValue }) => findValue()),

  row('find', 'declaration', ['F12'], 'probe declaration'),
  row('find', 'drivers', ['Ctrl+F12'], 'probe drivers'),
  row('find', 'loads', ['Shift+F12'], 'probe loads'),
  call('view', 'sourcePanel', ['Shift+S'], ({ togglePanel }) => togglePanel('source')),

  call('view', 'markersPanel', ['Shift+M'], ({ togglePanel }) => togglePanel('markers')),
  call('view', 'tablePanel', ['Shift+T'], ({ togglePanel }) => togglePanel('table')),
  call('view', 'save', ['Ctrl+S'], ({ save }) => save()),
  call('view', 'reload', ['Ctrl+Shift+R'], ({ reload }) => reload()),
  call('view', 'help', ['?', 'Ctrl+H'], ({ showHelp }) => showHelp()),
];

export const waveCommands = commandSet<CommandTargets, WaveCommand>((id) => `waves:keys.${id}`, commands);

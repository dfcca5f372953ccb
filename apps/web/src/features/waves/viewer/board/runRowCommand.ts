import type { TFunction } from 'i18next';
import type { Dispatch } from 'react';
import { radixesOf } from '../format/formats.ts';
import type { ViewAction } from '../view/actions.ts';
import type { Radix, RowColor, RowHeight } from '@netloom/waves/view';
import type { Analog, Arrangement, RowNode, SignalRow } from '../view/model.ts';
import { probeSignal } from '../probe/probeStore.ts';
import type { ProbeTopic } from '../probe/probeStore.ts';
import type { Ask, RowQuestion } from './rowCommands.ts';

interface Chosen {
  lead: RowNode | undefined;
  signals: SignalRow[];
}

interface Means {
  t: TFunction<'waves'>;
  dispatch: Dispatch<ViewAction>;
  ask: Ask;
}

/** One change of all chosen signals; a curve needs room: two lines at least. */
function changeOf(command: string, value: string, signals: SignalRow[]): ViewAction {
  const keys = signals.map(({ key }) => key);
  switch (command) {
    case 'color':
      return { type: 'change', keys, change: { color: value === '' ? undefined : (value as RowColor) } };
    case 'height':
      return { type: 'change', keys, change: { height: Number(value) as RowHeight } };
    case 'analog': {
      if (value === '') return { type: 'change', keys, change: { analog: undefined, height: undefined } };
      const height = Math.max(2, ...signals.map((row) => row.height ?? 1)) as RowHeight;
      return { type: 'change', keys, change: { analog: { mode: value as Analog['mode'] }, height } };
    }
    default: {
      const radix = value as Radix;
      const able = signals.filter((row) => radixesOf(row).includes(radix)).map(({ key }) => key);
      return { type: 'change', keys: able, change: { format: { radix } } };
    }
  }
}

/** Does what an item of the rows' menu says; its key is a command and perhaps a value. */
export function runRowCommand(item: string, { lead, signals }: Chosen, { t, dispatch, ask }: Means): void {
  const [command, value = ''] = item.split(' ') as [string, string?];
  switch (command) {
    case 'ask':
      return lead && ask({ question: value as RowQuestion, row: lead });
    case 'probe': {
      const path = lead?.kind === 'signal' ? lead.parts[0]?.path : undefined;
      return path === undefined ? undefined : probeSignal(path, value as ProbeTopic);
    }
    case 'bits':
      return lead && dispatch({ type: 'bits', key: lead.key });
    case 'group':
      return dispatch({ type: 'group', name: t('rows.newGroup') });
    case 'separator':
      return dispatch({ type: 'separator', name: '' });
    case 'pane':
      return dispatch({ type: 'pane.split', direction: value as Arrangement['direction'], take: true });
    case 'ungroup':
    case 'cut':
    case 'copy':
    case 'paste':
    case 'duplicate':
    case 'remove':
    case 'join':
      return dispatch({ type: command });
    default:
      return dispatch(changeOf(command, value, signals));
  }
}

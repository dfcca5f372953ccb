import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { rangeAsOf } from '../format/analog.ts';
import { radixesOf } from '../format/formats.ts';
import { isVector, joinedRow } from '../view/build.ts';
import { analogModes, rowColors, rowHeights } from '@netloom/waves/view';
import type { RowColor } from '@netloom/waves/view';
import type { RowNode, SignalRow } from '../view/model.ts';
import { rowWidth, valueKindOf } from '../view/signalRow.ts';
import { Swatch } from './Swatch.tsx';

type Items = NonNullable<MenuProps['items']>;
type T = TFunction<'waves'>;

interface Chosen {
  lead: RowNode | undefined;
  rows: RowNode[];
  signals: SignalRow[];
  canPaste: boolean;
  canSplit: boolean;
  colours: Record<RowColor, string>;
}

function formatItems(lead: SignalRow, t: T): Items {
  const radixes = radixesOf(lead);
  const named = valueKindOf(lead) === 'bits' && rowWidth(lead) > 0;
  const items: Items = radixes.map((radix) => ({ key: `radix ${radix}`, label: t(`radix.${radix}`) }));
  if (radixes.length > 0) items.push({ type: 'divider' });
  if (radixes.includes('fixed')) items.push({ key: 'ask fixed', label: t('rows.fixedPoint') });
  if (named) items.push({ key: 'ask names', label: t('rows.valueNames') });
  return items.length > 0 ? [{ key: 'format', label: t('radix.label'), children: items }] : [];
}

function lookItems(lead: SignalRow, colours: Chosen['colours'], t: T): Items {
  const colors = (['', ...rowColors] as const).map((color) => ({
    key: `color ${color}`,
    label: t(`color.${color || 'usual'}`),
    icon: createElement(Swatch, { colour: color === '' ? undefined : colours[color] }),
  }));
  const heights = rowHeights.map((height) => ({
    key: `height ${height}`,
    label: t('rows.heightOf', { height }),
  }));
  const analog: Items = ['', ...analogModes].map((mode) => ({
    key: `analog ${mode}`,
    label: t(`analog.${mode || 'off'}`),
  }));
  if (lead.analog) analog.push({ type: 'divider' }, { key: 'ask scale', label: t('analog.scale') });
  const curve = rangeAsOf(lead) !== null && (rowWidth(lead) !== 1 || lead.analog);
  return [
    ...(curve ? [{ key: 'analog', label: t('analog.label'), children: analog }] : []),
    { key: 'color', label: t('color.label'), children: colors },
    { key: 'height', label: t('rows.height'), children: heights },
  ];
}

function bitItems(lead: SignalRow, signals: SignalRow[], t: T): Items {
  const items: Items = [];
  if (isVector(lead))
    items.push({ key: 'ask slice', label: t('rows.slice') }, { key: 'bits', label: t('rows.bits') });
  if (joinedRow(signals)) items.push({ key: 'join', label: t('rows.join') });
  if (lead.parts.length > 1) items.push({ key: 'ask order', label: t('rows.order') });
  return items;
}

function signalItems(lead: SignalRow, signals: SignalRow[], colours: Chosen['colours'], t: T): Items {
  const bits = bitItems(lead, signals, t);
  const divider: Items = bits.length > 0 ? [{ type: 'divider' }] : [];
  return [...formatItems(lead, t), ...lookItems(lead, colours, t), ...divider, ...bits, { type: 'divider' }];
}

function sourceItems(t: T): Items {
  return [
    item('probe declaration', t('probe.toDeclaration'), 'F12'),
    item('probe drivers', t('probe.toDrivers'), 'Ctrl F12'),
    item('probe loads', t('probe.toLoads'), 'Shift F12'),
    { type: 'divider' },
  ];
}

function chosenKeys(lead: SignalRow): string[] {
  const { format, color, height, analog } = lead;
  return [
    `radix ${format.radix}`,
    `color ${color ?? ''}`,
    `height ${height ?? 1}`,
    `analog ${analog?.mode ?? ''}`,
  ];
}

function item(key: string, label: string, extra: string, disabled = false) {
  return { key, label, extra, disabled };
}

/** Marks, in every submenu, what holds for the row that leads. */
function marked(items: Items, chosen: readonly string[]): Items {
  return items.map((one) => {
    if (one && 'children' in one && one.children)
      return { ...one, children: marked(one.children, chosen) } as typeof one;
    return one && chosen.includes(String(one.key)) ? { ...one, extra: '✓' } : one;
  });
}

/** The menu of selected rows. */
export function rowMenuItems({ lead, rows, signals, canPaste, canSplit, colours }: Chosen, t: T): Items {
  const none = rows.length === 0;
  const signal = lead?.kind === 'signal' ? lead : undefined;
  const groups = rows.some((row) => row.kind === 'group');
  const items: Items = [
    ...(signal ? [...sourceItems(t), ...signalItems(signal, signals, colours, t)] : []),
    item('ask rename', t('rows.rename'), 'F2', none),
    item('group', t('rows.group'), 'G', none),
    ...(groups ? [item('ungroup', t('rows.ungroup'), 'Shift G')] : []),
    item('separator', t('rows.separator'), ''),
    ...(canSplit ? [{ key: 'panes', label: t('rows.toPane'), disabled: none, children: paneItems(t) }] : []),
    { type: 'divider' },
    item('cut', t('rows.cut'), 'Ctrl X', none),
    item('copy', t('rows.copy'), 'Ctrl C', none),
    item('paste', t('rows.paste'), 'Ctrl V', !canPaste),
    item('duplicate', t('rows.duplicate'), 'Ctrl D', none),
    item('remove', t('remove'), 'Del', none),
  ];
  return signal ? marked(items, chosenKeys(signal)) : items;
}

function paneItems(t: T): Items {
  return [
    { key: 'pane stacked', label: t('panes.below') },
    { key: 'pane beside', label: t('panes.beside') },
  ];
}

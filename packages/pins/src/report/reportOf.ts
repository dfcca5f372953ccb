import { pathOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import { packageLayout } from '../chip/layout/packageLayout.ts';
import { devicetreeOf } from '../generate/generatePins.ts';
import type { Analysis, PinState } from '../check/analysis.ts';
import { inHertz } from '../clock/describe.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { compareNames } from '../config/order.ts';
import { gravestFirst } from './gravestFirst.ts';

export interface ReportTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** All that a report says, in English; the package view is drawn from the chip and the analysis. */
export interface Report {
  title: string;
  facts: readonly (readonly [string, string])[];
  /** All pins of the chip, then peripherals in use, clocks and problems. */
  pins: ReportTable;
  peripherals: ReportTable;
  clocks: ReportTable;
  problems: ReportTable;
}

export function reportOf(configuration: PinConfiguration, chip: Chip, analysis: Analysis): Report {
  const errors = analysis.diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    title: configuration.name,
    facts: [
      ['Chip', chip.model],
      ['Maker', chip.vendor],
      ['Core', chip.core],
      ['Package', `${chip.package}, ${packageLayout(chip).source}`],
      ['Pins', pinCounts(chip, analysis)],
      ['Code', analysis.isSafe ? 'safe to generate' : `not safe to generate: ${errors} errors`],
    ],
    pins: pinsOf(chip, analysis),
    peripherals: peripheralsOf(configuration, analysis),
    clocks: clocksOf(analysis),
    // With what the devicetree overlay does not carry.
    problems: problemsOf(devicetreeOf(configuration, chip).diagnostics),
  };
}

const STATES: readonly PinState[] = ['mapped', 'pinned', 'free', 'conflict', 'reserved'];

function pinCounts({ pins }: Chip, analysis: Analysis): string {
  const states = pins.map(({ name }) => analysis.pins.get(name)?.state ?? 'reserved');
  const counts = STATES.map((state) => `${states.filter((one) => one === state).length} ${state}`);
  return `${pins.length}: ${counts.join(', ')}`;
}

const SETTINGS = ['GPIO_Mode', 'GPIO_PullupPulldown', 'GPIO_Speed', 'PinState'] as const;

function pinsOf(chip: Chip, analysis: Analysis): ReportTable {
  const rows = chip.pins.map(({ name, position, type }) => {
    const { state = 'reserved', assignment, route, values = {} } = analysis.pins.get(name) ?? {};
    const signals = [assignment?.signal ?? '', ...(assignment?.shared ?? [])];
    return [
      position,
      name,
      type,
      signals.join(' '),
      assignment?.label ?? '',
      state,
      assignment?.lock ? 'locked' : '',
      route?.remap ?? (route?.alternate === undefined ? '' : `AF${route.alternate}`),
      ...SETTINGS.map((setting) => String(values[setting] ?? '')),
    ];
  });
  return {
    title: 'Pins',
    columns: [
      'Position',
      'Pin',
      'Type',
      'Signal',
      'Label',
      'State',
      'Lock',
      'Route',
      'Mode',
      'Pull',
      'Speed',
      'Output level',
    ],
    rows: rows.sort(([a = ''], [b = '']) => compareNames(a, b)),
  };
}

function peripheralsOf({ peripherals }: PinConfiguration, analysis: Analysis): ReportTable {
  const used = [...analysis.peripherals.values()].filter(({ mode }) => mode !== undefined);
  return {
    title: 'Peripherals',
    columns: ['Peripheral', 'Mode', 'Parameters', 'Signals', 'Interrupt'],
    rows: used
      .sort((a, b) => compareNames(a.instance, b.instance))
      .map(({ instance, mode, values, signals }) => [
        instance,
        mode!.label,
        Object.entries(values)
          .map(([name, value]) => `${name} ${value}`)
          .join(', '),
        [...signals].map(([signal, pin]) => `${signal} ${pin ?? 'without a pin'}`).join(', '),
        peripherals[instance]?.interrupt === undefined
          ? 'off'
          : `priority ${peripherals[instance].interrupt}`,
      ]),
  };
}

function clocksOf({ clocks }: Analysis): ReportTable {
  const rows = Object.entries(clocks?.frequencies ?? {}).map(([node, hertz]) => [
    node,
    hertz === 0 ? 'off' : inHertz(hertz),
    String(clocks!.settings[node] ?? ''),
  ]);
  const latency = clocks ? [['Flash wait states', String(clocks.flashLatency), '']] : [];
  return { title: 'Clocks', columns: ['Clock', 'Frequency', 'Setting'], rows: [...rows, ...latency] };
}

function problemsOf(diagnostics: readonly Diagnostic[]): ReportTable {
  return {
    title: 'Problems',
    columns: ['Severity', 'Place', 'Message', 'Code'],
    rows: gravestFirst(diagnostics).map(({ severity, place, message, code }) => [
      severity,
      place?.kind === 'document' ? pathOf(place.pointer).join(' ') : '',
      message,
      code,
    ]),
  };
}

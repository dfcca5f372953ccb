import { RegisterMap } from '@netloom/model';
import type { RegisterMapText, RegisterNodeText } from '@netloom/model';
import { inputWidth, isInput, muxedPads, muxedSignals, OUT, outputWidth, padsOf } from '../codes.ts';
import type { Named } from '../codes.ts';
import type { Pad, PadAttribute, Pinmux } from '../document/pinmux.ts';
import { enumsOf } from './enums.ts';
import * as place from './layout.ts';

type FieldText = NonNullable<Extract<RegisterNodeText, { kind: 'register' }>['fields']>[number];

/** Bits of a pad's register that an attribute has. */
export const ATTRIBUTE_FIELDS: Readonly<Record<PadAttribute, readonly FieldText[]>> = {
  invert: [flag('INVERT', 0, 'Invert what the pad drives and what it reads')],
  openDrain: [flag('OPEN_DRAIN', 1, 'Drive low only; high is left to a pull')],
  pull: [flag('PULL', 2, 'Pull resistor on'), flag('PULL_UP', 3, 'Pull up instead of down')],
  keeper: [flag('KEEPER', 4, 'Hold the last level weakly')],
  schmitt: [flag('SCHMITT', 5, 'Schmitt trigger on')],
  inputDisable: [flag('INPUT_DISABLE', 6, 'Read low whatever the pad says')],
  slew: [{ name: 'SLEW', lsb: 8, width: 2, reset: 0, description: 'Slew rate, 3 the fastest' }],
  drive: [{ name: 'DRIVE', lsb: 12, width: 4, reset: 0, description: 'Drive strength, 15 the strongest' }],
};

function flag(name: string, lsb: number, description: string): FieldText {
  return { name, lsb, reset: 0, description };
}

/**
 * A register whose settings keep their values from the moment on that LOCK is written with 1, until the next reset;
 * `status` does not care.
 */
function locked(
  name: string,
  offset: string,
  description: string,
  settings: readonly FieldText[],
  status: readonly FieldText[] = [],
): RegisterNodeText {
  const gate = { field: `${name}.LOCK`, active: 'low' as const };
  const lock = flag('LOCK', 31, 'Keep the settings until the next reset');
  const fields: FieldText[] = [
    ...settings.map((field) => ({ ...field, gate: field.gate ?? gate })),
    ...status,
    { ...lock, onWrite: 'oneToSet', hardware: 'none' },
  ];
  return { kind: 'register', name, offset, description, fields };
}

/** The registers of a multiplexer; each has its place and its codes by what it is about, not by its position. */
export function registerMapOf(pinmux: Pinmux): RegisterMap {
  const pads = padsOf(pinmux);
  const text: RegisterMapText = {
    netloom: 'registers',
    version: 1,
    name: pinmux.name,
    title: pinmux.title ?? 'Pin multiplexer',
    description: `Brings ${muxedSignals(pinmux).length} signals of peripherals to ${pads.length} pads.`,
    bus: { addressWidth: place.ADDRESS_WIDTH },
    enums: enumsOf(pinmux),
    size: place.SPAN,
    children: [
      ...inputSelects(pinmux),
      ...outputSelects(pinmux),
      ...pads.flatMap(attributesOf),
      ...pads.map(sleepOf),
      ...detectors(pinmux),
      ...strapStatus(pads),
    ],
  };
  return RegisterMap.parse(text);
}

function inputSelects(pinmux: Pinmux): RegisterNodeText[] {
  const width = inputWidth(pinmux);
  return muxedSignals(pinmux)
    .filter(isInput)
    .map((signal) =>
      locked(place.inputRegister(signal), place.inputOffset(signal), `Where ${signal.name} listens.`, [
        { name: 'SOURCE', lsb: 0, width, reset: 0, enum: 'SOURCE' },
      ]),
    );
}

function outputSelects(pinmux: Pinmux): RegisterNodeText[] {
  const width = outputWidth(pinmux);
  return muxedPads(pinmux).map((pad) =>
    locked(place.outputRegister(pad), place.outputOffset(pad), `What the pad ${pad.name} carries.`, [
      { name: 'DRIVER', lsb: 0, width, reset: OUT.highZ, enum: 'DRIVER' },
    ]),
  );
}

function attributesOf(pad: Named<Pad>): RegisterNodeText[] {
  const fields = pad.attributes.flatMap((attribute) => ATTRIBUTE_FIELDS[attribute]);
  if (fields.length === 0) return [];
  return [locked(place.padRegister(pad), place.padOffset(pad), `The cell of the pad ${pad.name}.`, fields)];
}

function sleepOf(pad: Named<Pad>): RegisterNodeText {
  return locked(
    place.sleepRegister(pad),
    place.sleepOffset(pad),
    `The pad ${pad.name} while the chip sleeps.`,
    [
      flag('ENABLE', 0, 'Hold the pad from the moment on at which the chip falls asleep'),
      { name: 'MODE', lsb: 1, width: 2, reset: 2, enum: 'SLEEP_MODE' },
    ],
    // Whatever is locked, software must be able to wake the pad.
    [
      {
        ...flag('ASLEEP', 8, 'The pad is held; write 0 to give it back to its driver'),
        onWrite: 'zeroToClear',
        hardwareSet: true,
        precedence: 'hardware',
      },
    ],
  );
}

function detectors(pinmux: Pinmux): RegisterNodeText[] {
  const count = pinmux.detectors;
  if (count === 0) return [];
  return [
    ...Array.from({ length: count }, (_, index) => detector(pinmux, index)),
    {
      kind: 'register',
      name: 'WAKE_STATUS',
      offset: `0x${place.BASE.wakeStatus.toString(16)}`,
      description: 'Detectors that have seen their event; switching one off clears its bit.',
      fields: [{ name: 'DETECTORS', lsb: 0, width: count, software: 'r', hardware: 'w' }],
    },
  ];
}

/** Settings other than ENABLE change only while it is 0: the always-on clock reads them without synchronisers. */
function detector(pinmux: Pinmux, index: number): RegisterNodeText {
  const name = place.wakeRegister(index);
  const gate = { field: `${name}.ENABLE`, active: 'low' as const };
  const settings: FieldText[] = [
    { name: 'MODE', lsb: 1, width: 3, reset: 0, enum: 'WAKE_MODE' },
    flag('FILTER', 4, 'Take a level for real once four always-on clocks agree'),
    { name: 'CLOCKS', lsb: 8, width: 8, reset: 0, description: 'Always-on clocks that a pulse must last' },
    { name: 'SOURCE', lsb: 16, width: inputWidth(pinmux), reset: 0, enum: 'SOURCE' },
  ];
  return locked(name, place.wakeOffset(index), 'What wakes the chip. Settings change while ENABLE is 0.', [
    flag('ENABLE', 0, 'Detector on'),
    ...settings.map((field) => ({ ...field, gate })),
  ]);
}

function strapStatus(pads: readonly Named<Pad>[]): RegisterNodeText[] {
  const straps = pads.filter(({ strap }) => strap);
  if (straps.length === 0) return [];
  return [
    {
      kind: 'register',
      name: 'STRAPS',
      offset: `0x${place.BASE.straps.toString(16)}`,
      description: 'Levels of the straps when they were sampled.',
      fields: straps.map(({ name }, lsb) => ({ name, lsb, software: 'r', hardware: 'w' })),
    },
  ];
}

import type { SocDocument } from '@netloom/model';
import { addPad, addSignal, generatePinmux, pinmuxKind } from '@netloom/pinmux';
import type { Pinmux, Signal } from '@netloom/pinmux';
import { addInstance, attach, check, createLibrary, emptySoc, libraryEntry } from '@netloom/soc';
import { expect, it } from 'vitest';
import { libraryEntries } from './test/blockSources.ts';

const SIGNALS: [string, Signal['direction']][] = [
  ['uart0.rx', 'in'],
  ['uart0.tx', 'out'],
  ['gpio0.io0', 'inout'],
  ['gpio0.io5', 'inout'],
  ['i2c0.sda', 'inout'],
  ['spi7.sck', 'out'],
  ['uart0.nothing', 'out'],
];
const empty = pinmuxKind.read(
  JSON.stringify({ netloom: 'pinmux', version: 1, name: 'pins', detectors: 0 }),
  'pins.pinmux.json',
).document!;
const wide = SIGNALS.reduce<Pinmux>(
  (pinmux, [name, direction]) => addSignal(pinmux, name, direction),
  ['PA0', 'PA1', 'PA2', 'PA3', 'PA4', 'PA5', 'PA6'].reduce(addPad, empty),
);
const { descriptor } = generatePinmux(wide);
const library = createLibrary([
  ...(await libraryEntries(['uart', 'gpio', 'i2c'])),
  libraryEntry(descriptor!, 'pinmux/pins', undefined),
]);
const peripherals = ['uart', 'gpio', 'i2c'].map((name) => `netloom:ip:${name}:1.0`);

function placed(document: SocDocument, vlnv: string) {
  return addInstance(document, library.find(vlnv)!.descriptor);
}

const around = peripherals.reduce((document, vlnv) => placed(document, vlnv).document, emptySoc('top'));
const { document: before, name } = placed(around, descriptor!.vlnv);
const wiresOf = ({ portConnections }: SocDocument) =>
  portConnections.map(({ from, to }) => `${from} → ${to}`).sort();

/** By the names that the blocks' ports have: what drives what. */
const WIRES = [
  `${name}.uart0_rx → uart0.rx`,
  `uart0.tx → ${name}.uart0_tx`,
  `${name}.gpio0_io0_in → gpio0.gpio_in[0]`,
  `gpio0.gpio_out[0] → ${name}.gpio0_io0_out`,
  `gpio0.gpio_oe[0] → ${name}.gpio0_io0_en`,
  `${name}.gpio0_io5_in → gpio0.gpio_in[5]`,
  `gpio0.gpio_out[5] → ${name}.gpio0_io5_out`,
  `gpio0.gpio_oe[5] → ${name}.gpio0_io5_en`,
  `${name}.i2c0_sda_in → i2c0.sda`,
  `1'b0 → ${name}.i2c0_sda_out`,
  `i2c0.sda_low → ${name}.i2c0_sda_en`,
];
const PADS = ['pad_in → N.pad_in', 'N.pad_out → pad_out', 'N.pad_oe → pad_oe'].map((text) =>
  text.replace('N', name),
);

it('a multiplexer comes to the peripherals that are there, and its pads to the top level', () => {
  const { document, lines } = attach(before, library, [name]);
  const pads = lines.filter(({ kind }) => kind === 'pad');
  expect(pads).toHaveLength(WIRES.length + PADS.length);
  expect(wiresOf(document)).toEqual(expect.arrayContaining([...WIRES, ...PADS]));
  // What stays open is no fault of a wire that was drawn.
  const wrong = check(document, library).filter(({ code }) =>
    /WIDTH|DIRECTION|DRIVEN-TWICE|MULTI/.test(code),
  );
  expect(wrong).toEqual([]);
  expect(wiresOf(attach(document, library, [name]).document)).toEqual(wiresOf(document));
});

it('a peripheral that comes later gets its own signals alone, and none that are driven already', () => {
  const driven = { ...before, portConnections: [{ from: "1'b1", to: 'uart0.rx' }] };
  const { lines } = attach(driven, library, ['uart0']);
  expect(lines.filter(({ kind }) => kind === 'pad').map(({ to, end }) => `${to} → ${end}`)).toEqual([
    `uart0.tx → ${name}.uart0_tx`,
  ]);
});

it('what is left out is not connected', () => {
  const { document } = attach(before, library, [name], (id) => id.startsWith('pad:'));
  expect(wiresOf(document).filter((wire) => wire.includes('pad_') || wire.includes('sda'))).toEqual([]);
});

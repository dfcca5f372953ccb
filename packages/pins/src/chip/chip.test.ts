import { expect, it } from 'vitest';
import type { Chip } from './chip.ts';
import { readChip } from './readChip.ts';
import { SAMPLE_CHIP } from './sampleChip.ts';
import { writeChip } from './writeChip.ts';

const text = writeChip(SAMPLE_CHIP);

it('has the pins of the specification, 3 and 3.1', () => {
  const { pins } = SAMPLE_CHIP;
  expect(pins).toHaveLength(144);
  expect(new Set(pins.map(({ position }) => position))).toEqual(
    new Set(Array.from({ length: 144 }, (_, index) => String(index + 1))),
  );
  const perPort = [...'ABCDEFGHI'].map((port) => `${port}${pins.filter((pin) => pin.port === port).length}`);
  expect(perPort.join(' ')).toBe('A16 B16 C16 D16 E16 F16 G16 H16 I12');
  const named = pins.map(({ name }) => name).filter((name) => !/^P[A-I]\d+$/.test(name));
  expect(named.sort()).toEqual(
    [
      'NRST',
      'PA0-WKUP',
      'PC13-ANTI_TAMP',
      'PC14-OSC32_IN',
      'PC15-OSC32_OUT',
      'PDR_ON',
      'PH0-OSC_IN',
      'PH1-OSC_OUT',
      'VDD',
      'VSS',
    ].sort(),
  );
});

it('assigns alternate functions to PA3 and PA4 alone: AF7 of USART1', () => {
  const assigned = SAMPLE_CHIP.pins.flatMap(({ name, signals }) =>
    signals
      .filter((signal) => signal.name !== 'GPIO')
      .map((signal) => `${name} ${signal.name} AF${signal.routes?.[0]?.alternate}`),
  );
  expect(assigned).toEqual(['PA3 USART1_RX AF7', 'PA4 USART1_TX AF7']);
  const gpio = SAMPLE_CHIP.pins.flatMap(({ signals }) => signals.filter(({ name }) => name === 'GPIO'));
  expect(gpio).toHaveLength(140);
  expect(new Set(gpio.flatMap(({ modes }) => modes))).toEqual(
    new Set(['Input', 'Output', 'Analog', 'EVENTOUT', 'EXTI']),
  );
  expect(SAMPLE_CHIP.voltage).toEqual({ min: 1.8, max: 3.6 });
  expect(SAMPLE_CHIP.current).toEqual({ lowest: 1.7, run: 215 });
});

it('reads what it writes, and writes one line a pin', () => {
  expect(readChip(text)).toEqual({ chip: SAMPLE_CHIP, diagnostics: [] });
  const changed = structuredClone(SAMPLE_CHIP);
  changed.pins[70]!.signals.push({ name: 'TIM1_CH1' });
  const [before, after] = [text.split('\n'), writeChip(changed).split('\n')];
  expect(before.length).toBe(after.length);
  expect(before.filter((line, index) => line !== after[index])).toHaveLength(1);
});

it('tells the line of a text that is no JSON', () => {
  const lines = text.split('\n');
  lines[24] = lines[24]!.replace('{', '{{');
  expect(readChip(lines.join('\n')).diagnostics).toMatchObject([
    { code: 'DOC-JSON', place: { kind: 'source', line: 25 } },
  ]);
});

it.each<[string, (chip: Record<string, unknown> & Chip) => void, string, RegExp]>([
  ['another kind', (chip) => Object.assign(chip, { netloom: 'pins' }), 'DOC-KIND', /"chip"/],
  ['a newer version', (chip) => Object.assign(chip, { version: 2 }), 'DOC-VERSION', /update Netloom/],
  ['an unknown member', (chip) => Object.assign(chip, { pinns: [] }), 'DOC-SCHEMA', /pinns/],
  ['a path as id', (chip) => Object.assign(chip, { id: '../x' }), 'DOC-SCHEMA', /\/id/],
  [
    'a duplicate position',
    (chip) => (chip.pins[143]!.position = '1'),
    'PINS-CHIP-POSITION',
    /PA0-WKUP and VSS both stand at 1/,
  ],
  [
    'a pin twice',
    (chip) => (chip.pins[3]!.name = 'PA4'),
    'PINS-CHIP-NAME',
    /two pins are named PA4, at 4 and 5/,
  ],
  [
    'a signal twice',
    (chip) => chip.pins[3]!.signals.push({ name: 'USART1_RX' }),
    'PINS-CHIP-SIGNAL',
    /PA3 lists the signal USART1_RX twice/,
  ],
  ['an instance twice', (chip) => chip.ips.push(chip.ips[1]!), 'PINS-CHIP-INSTANCE', /SPI1 is listed twice/],
  [
    'a comment that ends in a pin name',
    (chip) => (chip.pins[9]!.name = 'PA9 */ system("x"); /*'),
    'PINS-CHIP-CHARACTERS',
    /^name "PA9 .* may hold only letters, digits/,
  ],
  [
    'a signal with a line feed',
    (chip) => (chip.pins[9]!.signals[0]!.name = 'A\n#include "/etc/passwd"'),
    'PINS-CHIP-CHARACTERS',
    /^name "A\\n#include/,
  ],
  [
    'a macro that is code',
    (chip) => (chip.pins[3]!.signals[0]!.routes![0]!.macro = '7; abort()'),
    'PINS-CHIP-CHARACTERS',
    /^macro "7; abort\(\)" may hold only an identifier of C/,
  ],
])('refuses %s', (_, spoil, code, message) => {
  const chip = structuredClone(SAMPLE_CHIP) as Record<string, unknown> & Chip;
  spoil(chip);
  const read = readChip(JSON.stringify(chip));
  expect(read.chip).toBeUndefined();
  expect(read.diagnostics[0]).toMatchObject({ code, severity: 'error' });
  expect(read.diagnostics[0]!.message).toMatch(message);
});

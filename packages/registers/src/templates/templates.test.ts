import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRegisters } from '../check/check.ts';
import { eachInstance, elaborate, resetValue } from '../elaborate/index.ts';
import { REGISTER_TEMPLATES } from './index.ts';

const made = (id: string) => REGISTER_TEMPLATES.find((each) => each.id === id)!.make();
const [PINMUX, LIN] = [made('pinmux'), made('lin')];

/** The specification's default register data (section 3). */
describe('default register data', () => {
  const text = readFileSync(new URL('../../../../demo/demo.soc.json', import.meta.url), 'utf8');
  const { addressMap } = JSON.parse(text) as { addressMap: Record<string, { base: string }> };

  it.each([
    ['gpio0.s_apb', '0x80005000'],
    ['gpio1.s_apb', '0x80006000'],
    ['spi0.s_apb', '0x80007000'],
    ['spi1.s_apb', '0x80008000'],
    ['uart0.s_apb', '0x80009000'],
  ])('%s is at %s', (endpoint, base) => {
    expect(addressMap[endpoint]?.base).toBe(base);
  });

  const copies = (path: RegExp, map = PINMUX) =>
    [...eachInstance(elaborate(map).map)].filter((each) => path.test(each.path)).length;

  it.each([
    ['input selects', /^INPUT\[\d+\]\.SELECT$/, 47],
    ['output selects', /^OUTPUT\[\d+\]\.SELECT$/, 16],
    ['wake-up detectors', /^WAKEUP\[\d+\]\.CONTROL$/, 8],
  ])('the pin multiplexer has %s', (_name, path, count) => {
    expect(copies(path)).toBe(count);
  });

  it.each([
    ['IDENTIFICATION', 43n | (82n << 16n)],
    ['VERSION', 0x04_02_02n],
    ['CHANNEL[2].BAUD_RATE', 9600n],
    ['CHANNEL[2].TIMEOUT', 65535n],
  ])('of LIN: %s', (path, value) => {
    const found = [...eachInstance(elaborate(LIN).map)].find((each) => each.path === path);
    expect(found?.node.kind === 'register' && resetValue(found.node)).toBe(value);
  });

  it('of LIN: 3 channels with breaks of 13 bits', () => {
    expect(copies(/^CHANNEL\[\d\]\.BREAK$/, LIN)).toBe(3);
    const { values } = LIN.enums['BREAK_LENGTH']!;
    expect(values.find(({ value }) => value === 3)?.name).toBe('BL_13');
  });

  it.each([PINMUX, LIN])('$name is without fault, also with other counts', (map) => {
    const faults = (overrides: Record<string, string> = {}) =>
      checkRegisters(map, overrides).filter(({ severity }) => severity !== 'info');
    expect(faults()).toEqual([]);
    const others = map.parameters.filter(({ local }) => !local).map(({ name }) => [name, '5'] as const);
    expect(faults(Object.fromEntries(others))).toEqual([]);
  });
});

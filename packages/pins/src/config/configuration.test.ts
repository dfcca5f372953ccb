import { describe, expect, it } from 'vitest';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import type { PinConfiguration } from './configuration.ts';
import {
  assign,
  release,
  resetPins,
  setClock,
  setFlash,
  setInterrupt,
  setLabel,
  setLin,
  setLock,
  setMode,
  setParameter,
  setPinSetting,
  setShared,
  setUserCode,
} from './edit.ts';
import { newConfiguration } from './newConfiguration.ts';
import { readConfiguration } from './read.ts';
import { writeConfiguration } from './write.ts';

const empty = newConfiguration('board', SAMPLE_CHIP);

const FULL: PinConfiguration = {
  ...empty,
  code: { userCode: 'files', flash: 1024 },
  clocks: { HSE: 8_000_000, HSEState: 'Crystal' },
  peripherals: {
    USART10: { mode: 'Disable', parameters: { BaudRate: 9600 } },
    USART2: { mode: 'Asynchronous', parameters: { StopBits: 2, Parity: 'Even' }, interrupt: 0 },
  },
  pins: {
    PB0: { signal: 'GPIO_Output', lock: true, label: 'LED', settings: { PinState: 'High' } },
    PA10: { signal: 'USART2_TX' },
    PA9: { signal: 'ADC1_IN3', shared: ['ADC2_IN3'] },
  },
  lin: { general: { LinDevErrorDetect: true }, channels: [{ name: 'Door', settings: { LinChannelId: 0 } }] },
};

/** The text by hand: what lies in a project, and what others' tools read. */
const TEXT = `{
  "netloom": "pins",
  "version": 1,
  "name": "board",
  "chip": "sample144",
  "code": { "flash": 1024, "userCode": "files" },
  "clocks": {
    "HSE": 8000000,
    "HSEState": "Crystal"
  },
  "peripherals": {
    "USART2": { "mode": "Asynchronous", "interrupt": 0, "parameters": { "Parity": "Even", "StopBits": 2 } },
    "USART10": { "mode": "Disable", "parameters": { "BaudRate": 9600 } }
  },
  "pins": {
    "PA9": { "signal": "ADC1_IN3", "shared": ["ADC2_IN3"] },
    "PA10": { "signal": "USART2_TX" },
    "PB0": { "signal": "GPIO_Output", "label": "LED", "lock": true, "settings": { "PinState": "High" } }
  },
  "lin": {
    "general": {
      "LinDevErrorDetect": true
    },
    "channels": [
      { "name": "Door", "settings": { "LinChannelId": 0 } }
    ]
  }
}
`;

/** Lines that are only in one of two texts. */
function changedLines(before: string, after: string): number {
  const [one, other] = [before.split('\n'), after.split('\n')];
  return (
    one.filter((line) => !other.includes(line)).length + other.filter((line) => !one.includes(line)).length
  );
}

describe('text of a configuration', () => {
  it('has fixed order, and a pin, a peripheral, a clock and a channel a line', () => {
    expect(writeConfiguration(FULL)).toBe(TEXT);
  });

  it('is read back as it was, whatever the order of the text', () => {
    expect(readConfiguration(TEXT)).toEqual({ document: FULL, diagnostics: [] });
    const turned = { ...FULL, pins: Object.fromEntries(Object.entries(FULL.pins).reverse()) };
    expect(writeConfiguration(readConfiguration(JSON.stringify(turned)).document!)).toBe(TEXT);
  });

  it('changes in one line when one pin, parameter or clock changes', () => {
    for (const next of [
      assign(FULL, 'PA10', 'USART2_RX'),
      setLock(FULL, 'PA9', true),
      setLabel(FULL, 'PB0', undefined),
      setPinSetting(FULL, 'PB0', 'GPIO_Speed', 'High'),
      setParameter(FULL, 'USART2', 'BaudRate', 9600),
      setInterrupt(FULL, 'USART2', 7),
      setClock(FULL, 'HSE', 25_000_000),
    ]) {
      expect(changedLines(TEXT, writeConfiguration(next))).toBe(2);
    }
    expect(changedLines(TEXT, writeConfiguration(assign(FULL, 'PA11', 'GPIO_Input')))).toBe(1);
    expect(changedLines(TEXT, writeConfiguration(release(FULL, 'PA10')))).toBe(1);
  });

  it.each<[string, string, string, number]>([
    ['is no JSON', TEXT.replace('"PA10": {', '"PA10" {'), 'DOC-JSON', 17],
    ['names a pin twice', TEXT.replace('"PA10"', '"PA9"'), 'DOC-JSON', 17],
    ['is a trap', TEXT.replace('"PA10"', '"__proto__"'), 'DOC-JSON', 17],
    ['is of a newer version', TEXT.replace('"version": 1', '"version": 2'), 'DOC-VERSION', 3],
    ['is something else', TEXT.replace('"pins",', '"soc",'), 'DOC-KIND', 2],
    ['has a field that nobody knows', TEXT.replace('"lock"', '"locked"'), 'DOC-SCHEMA', 18],
    ['has a name that is a path', TEXT.replace('"board"', '"../board"'), 'DOC-SCHEMA', 4],
    ['has a name that is C', TEXT.replace('"board"', '"a;int b"'), 'DOC-SCHEMA', 4],
    [
      'has a priority that the NVIC has not',
      TEXT.replace('"interrupt": 0', '"interrupt": 16'),
      'DOC-SCHEMA',
      12,
    ],
  ])('%s: refused with its line', (_, text, code, line) => {
    const { document, diagnostics } = readConfiguration(text, 'board.pins.json');
    expect(document).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({
      code,
      severity: 'error',
      place: { kind: 'source', file: 'board.pins.json', line },
    });
  });
});

describe('edits', () => {
  it('take a signal off its pin, and keep the label of a pin that changes its signal', () => {
    const before = setLabel(assign(empty, 'PA3', 'USART1_RX'), 'PA3', 'RADIO');
    expect(assign(before, 'PA4', 'USART1_RX').pins).toEqual({ PA4: { signal: 'USART1_RX' } });
    expect(assign(before, 'PA3', 'GPIO_Input').pins).toEqual({
      PA3: { signal: 'GPIO_Input', label: 'RADIO' },
    });
    const two = assign(assign(empty, 'PA3', 'GPIO_Input'), 'PA4', 'GPIO_Input');
    expect(Object.keys(two.pins)).toEqual(['PA3', 'PA4']);
  });

  it('store nothing for what is taken back', () => {
    const edited = setParameter(
      setInterrupt(setMode(empty, 'SPI1', 'Full_Duplex_Slave'), 'SPI1', 3),
      'SPI1',
      'NSS',
      'x',
    );
    const back = setParameter(
      setInterrupt(setMode(edited, 'SPI1', 'Disable'), 'SPI1', undefined),
      'SPI1',
      'NSS',
      undefined,
    );
    expect(back).toEqual(empty);
    expect(setClock(setClock(empty, 'PLLM', 8), 'PLLM', undefined)).toEqual(empty);
    expect(setInterrupt(setInterrupt(empty, 'EXTI9_5', 2), 'EXTI9_5', undefined)).toEqual(empty);
    expect(setLin(setLin(empty, { channels: [] }), undefined)).toEqual(empty);
    const pin = assign(empty, 'PA3', 'GPIO_Output');
    const set = setShared(
      setLock(setPinSetting(setLabel(pin, 'PA3', 'A'), 'PA3', 'PinState', 'High'), 'PA3', true),
      'PA3',
      ['x'],
    );
    const plain = setShared(
      setLock(setPinSetting(setLabel(set, 'PA3', ''), 'PA3', 'PinState', undefined), 'PA3', false),
      'PA3',
      [],
    );
    expect(plain).toEqual(pin);
  });

  it('keep parameters of a disabled peripheral, and name EXTI vectors as interrupts', () => {
    const off = setMode(FULL, 'USART2', 'Disable');
    expect(off.peripherals['USART2']).toEqual({ ...FULL.peripherals['USART2'], mode: 'Disable' });
    expect(setInterrupt(empty, 'EXTI0', 4).peripherals).toEqual({
      EXTI0: { mode: 'Interrupt', interrupt: 4 },
    });
  });

  it('free pins', () => {
    expect(release(empty, 'PA3')).toBe(empty);
    expect(resetPins(FULL).pins).toEqual({});
    expect(Object.keys(resetPins(FULL, true).pins)).toEqual(['PB0']);
  });

  it('leave the configuration that they start from as it is', () => {
    const text = writeConfiguration(FULL);
    setUserCode(setFlash(assign(setMode(FULL, 'USART2', 'Disable'), 'PB0', 'USART2_TX'), 512), 'markers');
    expect(writeConfiguration(FULL)).toBe(text);
  });
});

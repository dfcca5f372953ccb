import { describe, expect, it } from 'vitest';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import type { LinChannel } from '../config/configuration.ts';
import {
  CHANNEL_FIELDS,
  GENERAL_FIELDS,
  checkLin,
  checkLinHardware,
  generalValue,
  linDefaults,
} from './index.ts';
import type { LinConfiguration } from './index.ts';

const one = (settings: LinChannel['settings']): LinConfiguration => ({ channels: [{ name: 'A', settings }] });
const messages = (lin: LinConfiguration) => checkLin({ lin }).map(({ message }) => message);

describe('fields of LIN', () => {
  it('have the defaults of the specification', () => {
    const defaults = linDefaults();
    const of = (name: string) =>
      generalValue(
        defaults,
        GENERAL_FIELDS.find((field) => field.name === name)!,
      );
    expect(defaults.channels).toHaveLength(3);
    expect(['VendorId', 'ModuleId', 'LinTimeoutDuration'].map(of)).toEqual([43, 82, 65535]);
    const release = ['ArReleaseMajorVersion', 'ArReleaseMinorVersion', 'ArReleaseRevisionVersion'];
    expect(release.map(of).join('.')).toBe('4.2.2');
    const channel = Object.fromEntries(CHANNEL_FIELDS.map((field) => [field.name, field.default]));
    expect(channel).toMatchObject({
      LinChannelBaudRate: 9600,
      BreakLength: 'BL_13',
      DetectedBreakLength: 'BL_11',
    });
    expect(checkLin({ lin: defaults })).toEqual([]);
  });

  it('are of the standard or of vendors as AUTOSAR 4.2.2 has them', () => {
    const standard = [...GENERAL_FIELDS, ...CHANNEL_FIELDS].filter(
      ({ origin, container }) => origin === 'standard' && container !== 'CommonPublishedInformation',
    );
    expect(standard.map(({ name }) => name)).toEqual([
      ...['LinDevErrorDetect', 'LinIndex', 'LinTimeoutDuration', 'LinVersionInfoApi', 'LIN_E_TIMEOUT'],
      ...['LinChannelId', 'LinChannelBaudRate', 'LinChannelWakeupSupport', 'LinChannelEcuMWakeupSource'],
      'LinClockRef',
    ]);
  });
});

describe('checkLin', () => {
  it.each([
    ['LinChannelBaudRate', [1000, 20000], [999, 20001, 9600.5, '9600', true, NaN]],
    ['LinChannelId', [0, 65535], [-1, 65536]],
    ['LinChannelWakeupSupport', [false], [1, 'true']],
    ['BreakLength', ['BL_13', 'BL_36', 'BL_50'], ['BL_24', 'bl_13', 13]],
    ['DetectedBreakLength', ['BL_10', 'BL_11'], ['BL_12']],
    ['LinNodeType', ['MASTER', 'SLAVE'], ['master', '']],
    ['LinResponseTimeout', [0, 15], [16]],
    ['LinHeaderTimeout', [0, 127], [128]],
    ['LinClockRef', ['/A/B_1'], ['A/B', '/A//B', '/1', '/A B', '/A"', '']],
    ['LinHwChannel', ['USART1'], ['usart1', 'USART1;', '']],
  ])('%s', (name, right, wrong) => {
    for (const value of right) expect(messages(one({ [name]: value }))).toEqual([]);
    for (const value of wrong) {
      const [found] = checkLin({ lin: one({ [name]: value }) });
      expect(found).toMatchObject({
        code: 'PINS-LIN-VALUE',
        severity: 'error',
        place: { kind: 'document', pointer: `/lin/channels/0/settings/${name}` },
      });
      expect(found!.message).toContain(name);
      expect(found!.message).toContain('give');
    }
  });

  it.each([
    ['LinIndex', 255, 256],
    ['LinTimeoutDuration', 0, 65536],
    ['VendorId', 65535, -1],
    ['SwPatchVersion', 255, 1.5],
    ['LIN_E_TIMEOUT', '/Dem/E', 'E'],
    ['ModuleId', 82, 80],
  ])('%s of the module', (name, right, wrong) => {
    const general = (value: string | number) => ({ ...linDefaults(), general: { [name]: value } });
    expect(messages(general(right))).toEqual([]);
    expect(checkLin({ lin: general(wrong) })).toMatchObject([{ place: { pointer: `/lin/general/${name}` } }]);
  });

  it('says which names and ids clash', () => {
    const named = (...names: string[]) => messages({ channels: names.map((name) => ({ name })) });
    expect(named('a', 'b')).toEqual([]);
    expect(named('Door', 'door')).toHaveLength(1);
    expect(named('x'.repeat(44) + '1', 'x'.repeat(44) + '2').join()).toContain('first 44 characters');
    for (const name of ['', '1a', '_a', 'a b', 'a-b', 'é', 'a\n#define']) expect(named(name)).toHaveLength(1);
    const ids = { channels: [{ name: 'A', settings: { LinChannelId: 1 } }, { name: 'B' }] };
    expect(checkLin({ lin: ids })).toMatchObject([{ code: 'PINS-LIN-ID' }]);
    expect(messages({ channels: [] }).join()).toContain('no channel');
    expect(messages({ ...linDefaults(), general: { LinSpeed: 1 } }).join()).toContain('no field "LinSpeed"');
  });

  it('warns of wakeups nobody hears of and of breaks too short', () => {
    const codes = (settings: LinChannel['settings']) =>
      checkLin({ lin: one(settings) }).map(({ code, severity }) => `${severity} ${code}`);
    expect(codes({ LinChannelWakeupSupport: true })).toEqual(['warning PINS-LIN-WAKEUP']);
    expect(codes({ LinChannelEcuMWakeupSource: '/E/S' })).toEqual(['warning PINS-LIN-WAKEUP']);
    expect(codes({ LinChannelWakeupSupport: true, LinChannelEcuMWakeupSource: '/E/S' })).toEqual([]);
    expect(codes({ BreakLength: 'BL_12' })).toEqual(['warning PINS-LIN-BREAK']);
    expect(codes({ BreakLength: 'BL_12', LinNodeType: 'SLAVE' })).toEqual([]);
  });
});

describe('checkLinHardware', () => {
  const enabled = { USART1: { mode: 'Asynchronous' } };
  const check = (settings: LinChannel['settings'], clock = 16_000_000, peripherals = enabled) =>
    checkLinHardware(
      { lin: one({ LinHwChannel: 'USART1', ...settings }), peripherals },
      SAMPLE_CHIP,
      () => clock,
    ).map(({ code, severity }) => `${severity} ${code}`);

  it('wants a USART of the chip, each once, enabled, at the same rate', () => {
    expect(check({})).toEqual([]);
    expect(check({ LinHwChannel: 'USART99' })).toEqual(['error PINS-LIN-HARDWARE']);
    expect(check({ LinHwChannel: 'SPI1' })).toEqual(['error PINS-LIN-HARDWARE']);
    expect(check({}, 16e6, {} as typeof enabled)).toEqual(['error PINS-LIN-HARDWARE']);
    const other = { USART1: { mode: 'Asynchronous', parameters: { BaudRate: 115200 } } };
    expect(check({}, 16e6, other)).toEqual(['error PINS-LIN-BAUD']);
    const twice = { channels: ['A', 'B'].map((name) => ({ name, settings: { LinHwChannel: 'USART1' } })) };
    const found = checkLinHardware({ lin: twice, peripherals: enabled }, SAMPLE_CHIP);
    expect(found.map(({ message }) => message).join()).toContain('drives channel A already');
  });

  it('wants hardware, in the framing that the LIN mode has', () => {
    const bare = checkLinHardware({ lin: one({}), peripherals: enabled }, SAMPLE_CHIP);
    expect(bare).toMatchObject([{ code: 'PINS-LIN-HARDWARE', severity: 'error' }]);
    const synchronous = { USART1: { mode: 'Synchronous' } };
    expect(check({}, 16e6, synchronous)).toEqual(['error PINS-LIN-HARDWARE']);
    for (const parameters of [{ WordLength: 9 }, { Parity: 'Even' }, { StopBits: 2 }, { OverSampling: 8 }]) {
      const framed = { USART1: { mode: 'Asynchronous', parameters } };
      expect(check({}, 16e6, framed)).toEqual(['error PINS-LIN-FRAMING']);
    }
  });

  it('knows that a STM32 sends breaks of 13 bits alone', () => {
    expect(check({ BreakLength: 'BL_14' })).toEqual(['error PINS-LIN-BREAK']);
    expect(check({ BreakLength: 'BL_14', LinNodeType: 'SLAVE' })).toEqual([]);
  });

  /** 16 MHz / 1000 = 16000 divisions; 70 MHz needs 70000 > 65535; 100 kHz / 9600 = 10.4 < 16. 150 kHz / 16 = 9375. */
  it.each([
    [1000, 16_000_000, []],
    [1000, 70_000_000, ['error PINS-LIN-BAUD']],
    [9600, 100_000, ['error PINS-LIN-BAUD']],
    [9600, 159_000, ['warning PINS-LIN-BAUD']],
  ])('%i bit/s from %i Hz', (LinChannelBaudRate, clock, expected) => {
    expect(check({ LinChannelBaudRate }, clock)).toEqual(expected);
  });
});

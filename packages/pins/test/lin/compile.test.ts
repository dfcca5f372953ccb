import { describe, expect, it } from 'vitest';
import type { PinConfiguration } from '../../src/config/configuration.ts';
import { linDefaults, linFiles } from '../../src/lin/index.ts';
import type { LinConfiguration } from '../../src/lin/index.ts';
import { crossCompile, readBack } from './build.ts';

const board = (lin: LinConfiguration): PinConfiguration => ({
  netloom: 'pins',
  version: 1,
  name: 'board',
  chip: 'sample144',
  peripherals: {},
  pins: {},
  lin,
});

/** Every field of the second channel, and of the module, away from its default. */
const RICH: LinConfiguration = {
  general: {
    LinDevErrorDetect: true,
    LinIndex: 3,
    LinTimeoutDuration: 1200,
    LinVersionInfoApi: true,
    LIN_E_TIMEOUT: '/Config/Dem/DemConfigSet/LinTimeout',
    VendorId: 1234,
    SwMajorVersion: 2,
    SwMinorVersion: 7,
    SwPatchVersion: 9,
  },
  channels: [
    { name: 'Doors' },
    {
      name: 'Mirror_left',
      settings: {
        LinChannelId: 12,
        LinChannelBaudRate: 19200,
        LinChannelWakeupSupport: true,
        LinChannelEcuMWakeupSource: '/Config/EcuM/EcuMConfiguration/EcuMCommonConfiguration/LinWake',
        LinClockRef: '/Config/Mcu/McuModuleConfiguration/McuClockSettingConfig/Usart1',
        LinNodeType: 'SLAVE',
        BreakLength: 'BL_50',
        DetectedBreakLength: 'BL_10',
        LinResponseTimeout: 9,
        LinHeaderTimeout: 100,
        LinHwChannel: 'USART1',
      },
    },
  ],
};
const RICH_DRIVER = [
  'LIN_VENDOR_ID=1234U',
  'LIN_SW_MAJOR_VERSION=2U',
  'LIN_SW_MINOR_VERSION=7U',
  'LIN_SW_PATCH_VERSION=9U',
];

describe('C of the LIN driver', () => {
  it('has the specification’s defaults', () => {
    const files = linFiles(board(linDefaults()));
    expect(crossCompile(files)).toBe('');
    const read = readBack(files, ['LinChannel_0', 'LinChannel_1', 'LinChannel_2']);
    const module = {
      VENDOR: 43,
      MODULE: 82,
      AR_MAJOR: 4,
      AR_MINOR: 2,
      AR_REVISION: 2,
      TIMEOUT_DURATION: 65535,
    };
    expect(Object.fromEntries(read)).toMatchObject({ ...module, COUNT: 3, CONFIG_COUNT: 3 });
    for (const index of [0, 1, 2]) {
      expect(read.get(`${index}.LinChannelBaudRate`)).toBe(9600);
      expect(read.get(`${index}.BreakLength`)).toBe(13);
      expect(read.get(`${index}.DetectedBreakLength`)).toBe(11);
      expect(read.get(`${index}.LinChannelId`)).toBe(index);
      expect(read.get(`LinChannel_${index}`)).toBe(index);
    }
    expect(read.has('E_TIMEOUT')).toBe(false);
  });

  it('says every value of the configuration', () => {
    const files = linFiles(board(RICH), (instance) => (instance === 'USART1' ? 84_000_000 : undefined));
    expect(crossCompile(files, RICH_DRIVER)).toBe('');
    expect(Object.fromEntries(readBack(files, ['Doors', 'Mirror_left'], RICH_DRIVER))).toEqual({
      VENDOR: 1234,
      MODULE: 82,
      AR_MAJOR: 4,
      AR_MINOR: 2,
      AR_REVISION: 2,
      SW_MAJOR: 2,
      SW_MINOR: 7,
      SW_PATCH: 9,
      DEV_ERROR_DETECT: 1,
      INDEX: 3,
      TIMEOUT_DURATION: 1200,
      VERSION_INFO_API: 1,
      E_TIMEOUT: 77,
      COUNT: 2,
      CONFIG_COUNT: 2,
      '0.LinChannelId': 0,
      '0.LinChannelBaudRate': 9600,
      '0.LinChannelWakeupSupport': 0,
      '0.LinChannelEcuMWakeupSource': 0,
      '0.LinClockRef': 0,
      '0.LinNodeType': 0,
      '0.BreakLength': 13,
      '0.DetectedBreakLength': 11,
      '0.LinResponseTimeout': 14,
      '0.LinHeaderTimeout': 44,
      '0.LinHwChannel': 0,
      '1.LinChannelId': 12,
      '1.LinChannelBaudRate': 19200,
      '1.LinChannelWakeupSupport': 1,
      '1.LinChannelEcuMWakeupSource': 0x20,
      '1.LinClockRef': 84_000_000,
      '1.LinNodeType': 1,
      '1.BreakLength': 50,
      '1.DetectedBreakLength': 10,
      '1.LinResponseTimeout': 9,
      '1.LinHeaderTimeout': 100,
      '1.LinHwChannel': 1,
      Doors: 0,
      Mirror_left: 12,
    });
  });

  it.each([
    ['LIN_VENDOR_ID=44U', 'vendor'],
    ['LIN_MODULE_ID=80U', 'module'],
    ['LIN_AR_RELEASE_MAJOR_VERSION=3U', 'AUTOSAR release'],
    ['LIN_AR_RELEASE_MINOR_VERSION=4U', 'AUTOSAR release'],
    ['LIN_AR_RELEASE_REVISION_VERSION=1U', 'AUTOSAR release'],
    ['LIN_SW_MAJOR_VERSION=2U', 'software version'],
    ['LIN_SW_PATCH_VERSION=1U', 'software version'],
  ])('is refused by a driver with %s', (define, what) => {
    const said = crossCompile(linFiles(board(linDefaults())), [define]);
    expect(said).toContain(`#error "Lin_PBcfg.c and Lin.h differ in their ${what}"`);
  });

  it('is the same for the same input, and nothing without LIN or with an error', () => {
    expect(linFiles(board(structuredClone(RICH)))).toEqual(linFiles(board(RICH)));
    expect(linFiles({ ...board(RICH), lin: undefined })).toEqual([]);
    const hostile = { channels: [{ name: 'A\n#error' }] };
    expect(linFiles(board(hostile))).toEqual([]);
  });
});

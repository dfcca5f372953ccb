import { describe, expect, it } from 'vitest';
import { linDefaults, linFiles, readLinArxml } from '../../src/lin/index.ts';
import {
  NUMBER,
  TEXT,
  baud,
  channel,
  channels,
  container,
  document,
  module,
  parameter,
  reference,
} from './arxmlText.ts';

/** As a configurator writes it whose plug-in has its own package, infix and parameters. */
const TS = '/TS_T40D34M10I0R0/Lin_43_LPUART';
const TRESOS = document('AUTOSAR_00042.xsd', [
  module('Mcu', '/TS_T40D34M10I0R0/Mcu', [container('McuGeneral', '/TS_T40D34M10I0R0/Mcu/McuGeneral', {})]),
  module('Lin_43_LPUART', TS, [
    container('LinGlobalConfig', `${TS}/LinGlobalConfig`, {
      inside: [
        container('Front', `${TS}/LinGlobalConfig/LinChannel`, {
          references: [
            reference(`${TS}/LinGlobalConfig/LinChannel/LinClockRef`, '/Mcu/Mcu/Conf/Clock/Point_0'),
          ],
          parameters: [
            parameter(TEXT, `${TS}/LinGlobalConfig/LinChannel/BreakLengthMaster`, 'BL_14'),
            parameter(NUMBER, `${TS}/LinGlobalConfig/LinChannel/LinChannelBaudRate`, '0x4B00'),
            parameter(NUMBER, `${TS}/LinGlobalConfig/LinChannel/LinChannelId`, '1'),
            parameter(NUMBER, `${TS}/LinGlobalConfig/LinChannel/LinChannelWakeupSupport`, '0'),
            parameter(NUMBER, `${TS}/LinGlobalConfig/LinChannel/LinDmaChannel`, '7'),
          ],
        }),
      ],
    }),
    container('NonAutosar', `${TS}/NonAutosar`, {
      parameters: [parameter(NUMBER, `${TS}/NonAutosar/LinMaxDataLength`, '8')],
    }),
    container('LinGeneral', `${TS}/LinGeneral`, {
      parameters: [
        parameter(NUMBER, `${TS}/LinGeneral/LinTimeoutDuration`, '1000'),
        parameter(NUMBER, `${TS}/LinGeneral/LinDevErrorDetect`, 'true'),
      ],
    }),
    container('CommonPublishedInformation', `${TS}/CommonPublishedInformation`, {
      parameters: [
        parameter(NUMBER, `${TS}/CommonPublishedInformation/VendorId`, '43'),
        parameter(NUMBER, `${TS}/CommonPublishedInformation/ArReleaseMinorVersion`, '4'),
      ],
    }),
  ]),
]);

describe('ARXML of other vendors', () => {
  it('is read by the last names, in any order, with what is not understood', () => {
    const read = readLinArxml(TRESOS, 'their.arxml');
    expect(read.lin).toEqual({
      general: { LinTimeoutDuration: 1000, LinDevErrorDetect: true },
      channels: [
        {
          name: 'Front',
          settings: {
            BreakLength: 'BL_14',
            LinChannelBaudRate: 19200,
            LinChannelId: 1,
            LinClockRef: '/Mcu/Mcu/Conf/Clock/Point_0',
          },
        },
      ],
    });
    expect(read.schema).toBe('AUTOSAR_00042.xsd');
    expect(read.counts).toEqual({ modules: 2, containers: 5, parameters: 10, references: 1, read: 8 });
    expect(read.notRead.map(({ path, value }) => [path, value])).toEqual([
      ['/ActiveEcuC/Lin_43_LPUART/LinGlobalConfig/Front/LinDmaChannel', '7'],
      ['/ActiveEcuC/Lin_43_LPUART/NonAutosar/LinMaxDataLength', '8'],
      ['/ActiveEcuC/Lin_43_LPUART/CommonPublishedInformation/ArReleaseMinorVersion', '4'],
    ]);
    expect(read.absent).toContain('LinIndex');
    expect(read.absent).toContain('Front/LinHeaderTimeout');
    expect(read.absent).not.toContain('Front/BreakLength');
    expect(read.notRead.at(-1)!.reason.message).toContain('AUTOSAR 4.2.2 has 2 and nothing else');
    expect(read.diagnostics).toEqual([]);
  });

  it.each(['4-0-1', '4-0-3', '4-1-1', '4-2-1', '4-2-2', '4-3-0', '00044', '00046'])(
    'of schema %s is read',
    (version) => {
      const text = channels(channel('A', baud('10400'))).replace('4-2-2', version);
      const read = readLinArxml(text);
      expect(read.lin?.channels).toEqual([{ name: 'A', settings: { LinChannelBaudRate: 10400 } }]);
      expect(read.schema).toBe(`AUTOSAR_${version}.xsd`);
    },
  );

  it('lets one of several drivers and post-build configurations be chosen', () => {
    const config = (name: string, rate: string) =>
      container(name, '/AUTOSAR/Lin/LinGlobalConfig', { inside: [channel('A', baud(rate))] });
    const text = document('AUTOSAR_4-0-3.xsd', [
      module('Lin', '/AUTOSAR/Lin', [config('Summer', '2400'), config('Winter', '4800')]),
      module('LinIf', '/AUTOSAR/LinIf', []),
      module('Other', '/X/Lin_17_AscLin', [config('Only', '1200')]),
    ]);
    const rateOf = (choice: number) =>
      readLinArxml(text, 'a', choice).lin?.channels[0]?.settings?.['LinChannelBaudRate'];
    expect(readLinArxml(text).choices).toEqual([
      '/ActiveEcuC/Lin/Summer',
      '/ActiveEcuC/Lin/Winter',
      '/ActiveEcuC/Other/Only',
    ]);
    expect([0, 1, 2, 3].map(rateOf)).toEqual([2400, 4800, 1200, undefined]);
    expect(readLinArxml(text).notRead.map(({ reason }) => reason.message)).toEqual([
      'another configuration of the module',
    ]);
  });

  it('takes the first of post-build variants and lists the others', () => {
    const variant = (value: string) =>
      `<VARIATION-POINT><POST-BUILD-VARIANT-CONDITIONS><POST-BUILD-VARIANT-CONDITION>
      <MATCHING-CRITERION-REF DEST="POST-BUILD-VARIANT-CRITERION">/V/C</MATCHING-CRITERION-REF><VALUE>${value}</VALUE>
      </POST-BUILD-VARIANT-CONDITION></POST-BUILD-VARIANT-CONDITIONS></VARIATION-POINT>`;
    const read = readLinArxml(
      channels(
        channel('A', baud('9601', variant('0')), baud('9602', variant('1'))),
        channel('A', baud('9603')),
      ),
    );
    expect(read.lin?.channels).toEqual([{ name: 'A', settings: { LinChannelBaudRate: 9601 } }]);
    expect(read.notRead.map(({ value }) => value)).toEqual(['9602', '9603']);
    expect(read.counts.parameters).toBe(read.counts.read + read.notRead.length);
  });
});

describe('ARXML that is wrong', () => {
  const said = (text: string) => readLinArxml(text, 'bad.arxml').diagnostics[0];

  it.each([
    [
      '<AUTOSAR xmlns="http://autosar.org/schema/r4.0">\n<AR-PACKAGES>\n</AUTOSAR>',
      3,
      /cannot be read: unexpected close tag/,
    ],
    ['<!DOCTYPE a [<!ENTITY x "y">]>\n<a/>', 1, /document type/],
    ['', 1, /document must contain a root element|empty/],
    ['<datamodel xmlns="http://www.tresos.de/_projects/DataModel2/16/root.xsd"/>', 1, /no ARXML file/],
    ['<AUTOSAR xmlns="http://autosar.org/3.2.1"/>', 1, /only AUTOSAR 4/],
    [document('AUTOSAR_4-2-2.xsd', [module('Mcu', '/AUTOSAR/Mcu', [])]), 2, /no LIN driver.*Mcu/],
    [' '.repeat(50_000_001), 1, /50 MB/],
  ])('gets an error with its line (%#)', (text, line, message) => {
    expect(readLinArxml(text).lin).toBeUndefined();
    expect(said(text)).toMatchObject({ severity: 'error', place: { file: 'bad.arxml', line } });
    expect(said(text)!.message).toMatch(message);
  });

  it.each([
    ['9600.5', 'is no integer', undefined],
    ['999', 'give a whole number from 1000 to 20000', 999],
    ['20001', 'give a whole number from 1000 to 20000', 20001],
    ['fast', 'is no integer', undefined],
    ['12O0', 'is no integer', undefined],
    ['1e400', 'is no integer', undefined],
    ['<SYSC-REF DEST="SW-SYSTEMCONST">/A/B</SYSC-REF>', 'a formula', undefined],
    ['', 'has no VALUE', undefined],
  ])('baud %s is said with its line', (value, message, taken) => {
    const text = channels(channel('A', baud(value)));
    const line = text.slice(0, text.indexOf('<ECUC-NUMERICAL')).split('\n').length;
    expect(said(text)).toMatchObject({ severity: 'warning', place: { line } });
    expect(said(text)!.message).toContain(message);
    expect(readLinArxml(text).lin!.channels[0]?.settings?.['LinChannelBaudRate']).toBe(taken);
  });

  it.each([
    ['9600', undefined],
    ['0x2580', undefined],
    ['022600', undefined],
    ['0b10010110000000', undefined],
    ['9.6e3', undefined],
    ['+4800', 4800],
  ])('number %s is understood', (value, stored) => {
    const read = readLinArxml(channels(channel('A', baud(value))));
    expect(read.diagnostics).toEqual([]);
    expect(read.lin!.channels[0]?.settings?.['LinChannelBaudRate']).toBe(stored);
  });

  it('never lets a hostile file become code', () => {
    const read = readLinArxml(
      channels(
        channel('A*/ int x;', baud('9600')),
        container('B', '/AUTOSAR/EcucDefs/Lin/LinGlobalConfig/LinChannel', {
          references: [
            reference('/AUTOSAR/EcucDefs/Lin/LinGlobalConfig/LinChannel/LinClockRef', '/a"\n#define'),
          ],
        }),
        channel('C'.repeat(65)),
      ),
    );
    expect(read.notRead).toHaveLength(2);
    expect(read.lin!.channels.map(({ name }) => name)).toEqual(['A*/ int x;', 'B']);
    const board = { netloom: 'pins', version: 1, name: 'b', chip: 'c', peripherals: {}, pins: {} } as const;
    expect(linFiles({ ...board, lin: read.lin })).toEqual([]);
    expect(linFiles({ ...board, lin: linDefaults() })).toHaveLength(4);
  });
});

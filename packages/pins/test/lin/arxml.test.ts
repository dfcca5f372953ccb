import { describe, expect, it } from 'vitest';
import { childOf, parseXml, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { PinConfiguration } from '../../src/config/configuration.ts';
import { linFiles, readLinArxml } from '../../src/lin/index.ts';
import { expectSchema } from './schema.ts';

const CONFIGURATION: PinConfiguration = {
  netloom: 'pins',
  version: 1,
  name: 'board',
  chip: 'sample144',
  peripherals: {},
  pins: {},
  lin: {
    general: { LinIndex: 2, LIN_E_TIMEOUT: '/Config/Dem/DemConfigSet/LinTimeout' },
    channels: [
      { name: 'Seat' },
      {
        name: 'Roof',
        settings: {
          LinChannelId: 5,
          LinChannelBaudRate: 20000,
          LinChannelWakeupSupport: true,
          LinChannelEcuMWakeupSource: '/Config/EcuM/EcuMConfiguration/EcuMCommonConfiguration/Roof',
          LinClockRef: '/Config/Mcu/McuModuleConfiguration/McuClockSettingConfig/Usart',
          LinNodeType: 'SLAVE',
          BreakLength: 'BL_14',
          LinHwChannel: 'USART1',
        },
      },
    ],
  },
};
const text = linFiles(CONFIGURATION).find(({ path }) => path === 'Lin/board_Lin.arxml')!.text;
const root = parseXml(text);

function all(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(all)];
}

/** Elements with a short name, by path: that of what holds them and theirs. */
function byPath(): Map<string, XmlElement> {
  const found = new Map<string, XmlElement>();
  const walk = (element: XmlElement, path: string) => {
    const name = textOf(element, 'SHORT-NAME');
    const own = name === undefined ? path : `${path}/${name}`;
    if (name !== undefined) found.set(own, element);
    element.children.forEach((child) => walk(child, own));
  };
  walk(root, '');
  return found;
}

describe('ARXML of the LIN driver', () => {
  it('has the namespace, the schema and the sequences of AUTOSAR 4.2.2', () => {
    expect(text).toContain('xmlns="http://autosar.org/schema/r4.0"');
    expect(text).toContain('xsi:schemaLocation="http://autosar.org/schema/r4.0 AUTOSAR_4-2-2.xsd"');
    expectSchema(root);
  });

  it('defines each parameter that it gives a value, inside its range', () => {
    const elements = byPath();
    const references = all(root).filter(({ name }) => name === 'DEFINITION-REF');
    expect(references.length).toBeGreaterThan(30);
    for (const reference of references) {
      const definition = elements.get(reference.text.trim())!;
      expect(definition?.name, reference.text).toBe(reference.attributes.get('DEST'));
      const value = textOf(reference.parent!, 'VALUE');
      if (definition.name === 'ECUC-INTEGER-PARAM-DEF') {
        expect(Number(value)).toBeGreaterThanOrEqual(Number(textOf(definition, 'MIN')));
        expect(Number(value)).toBeLessThanOrEqual(Number(textOf(definition, 'MAX')));
      }
      if (definition.name === 'ECUC-ENUMERATION-PARAM-DEF') {
        const literals = childOf(definition, 'LITERALS')!.children.map((literal) =>
          textOf(literal, 'SHORT-NAME'),
        );
        expect(literals).toContain(value);
      }
    }
  });

  it('marks what AUTOSAR 4.2.2 does not know as of another origin', () => {
    const channel = byPath().get('/Netloom/EcucDefs/Lin/LinGlobalConfig/LinChannel')!;
    const origins = ['PARAMETERS', 'REFERENCES'].flatMap((list) =>
      childOf(channel, list)!.children.map((field) => [textOf(field, 'SHORT-NAME'), textOf(field, 'ORIGIN')]),
    );
    expect(origins).toEqual([
      ['LinChannelId', 'AUTOSAR_ECUC'],
      ['LinChannelBaudRate', 'AUTOSAR_ECUC'],
      ['LinChannelWakeupSupport', 'AUTOSAR_ECUC'],
      ['LinNodeType', 'Netloom'],
      ['BreakLength', 'Netloom'],
      ['DetectedBreakLength', 'Netloom'],
      ['LinResponseTimeout', 'Netloom'],
      ['LinHeaderTimeout', 'Netloom'],
      ['LinHwChannel', 'Netloom'],
      ['LinChannelEcuMWakeupSource', 'AUTOSAR_ECUC'],
      ['LinClockRef', 'AUTOSAR_ECUC'],
    ]);
  });

  it('reads back as it was, everything counted', () => {
    const read = readLinArxml(text);
    expect(read.lin).toEqual(CONFIGURATION.lin);
    const values = all(root).filter(({ name }) => /^ECUC-(NUMERICAL|TEXTUAL)-PARAM-VALUE$/.test(name));
    const references = all(root).filter(({ name }) => name === 'ECUC-REFERENCE-VALUE');
    expect(read.counts).toEqual({
      modules: 1,
      containers: all(root).filter(({ name }) => name === 'ECUC-CONTAINER-VALUE').length,
      parameters: values.length,
      references: references.length,
      read: values.length + references.length,
    });
    expect(read).toMatchObject({ notRead: [], diagnostics: [], schema: 'AUTOSAR_4-2-2.xsd' });
  });
});

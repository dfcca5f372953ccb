import type { RegisterMap } from '@netloom/model';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Context } from './context.ts';
import { Derivation } from './derive.ts';
import { EnumTable } from './enums.ts';
import { reportLost } from './lost.ts';
import { readPeripheral } from './peripheral.ts';
import { inherited, NO_PROPERTIES } from './properties.ts';
import type { Report } from './report.ts';
import { listed } from '../../../wording/formats/list.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** One map for each peripheral with registers of its own. */
export function readDevice(device: XmlElement, report: Report): RegisterMap[] {
  if (device.name !== 'device') {
    report.error(say('SVD/root', { element: device.name }), device.line);
    return [];
  }
  reportLost(device, report);
  const derivation = new Derivation(report);
  const properties = inherited(NO_PROPERTIES, device, report);
  const width = Number(report.number(device, 'width') ?? 32n);
  const dataWidth = [8, 16, 64].includes(width) ? width : 32;
  const names = new Set<string>();
  const copies: XmlElement[] = [];
  const maps = childrenOf(childOf(device, 'peripherals') ?? device, 'peripheral').flatMap((source) => {
    const name = textOf(source, 'name') ?? '';
    if (name === '') report.error(say('SVD/peripheral/name', {}), source.line);
    if (names.has(name)) report.error(say('SVD/peripheral/twice', { name }), source.line);
    names.add(name);
    const element = derivation.resolve(source);
    if (source !== element && !childOf(source, 'registers')) {
      copies.push(source);
      return [];
    }
    const context: Context = { report, derivation, enums: new EnumTable(), lines: new WeakMap() };
    const map = readPeripheral(element, dataWidth, properties, context);
    if (!map) report.loss(say('SVD/peripheral/empty', { name }), source.line);
    return map ? [map] : [];
  });
  reportWhatIsAssumed(maps, copies, device, report);
  return maps;
}

function reportWhatIsAssumed(
  maps: readonly RegisterMap[],
  copies: readonly XmlElement[],
  device: XmlElement,
  report: Report,
): void {
  if (maps.length === 0 && !report.hasErrors) report.error(say('SVD/empty', {}), device.line);
  if (copies[0]) {
    const names = copies.map((each) =>
      say('SVD/peripheral/as', {
        name: textOf(each, 'name') ?? '',
        base: each.attributes.get('derivedFrom') ?? '',
      }),
    );
    report.loss(say('SVD/peripheral/copies', { names: listed(names) }), copies[0].line);
  }
  report.loss(say('SVD/base', {}), device.line);
  report.loss(say('SVD/hardware', {}), device.line);
}

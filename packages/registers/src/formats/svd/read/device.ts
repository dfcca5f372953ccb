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

/** One map for each peripheral with registers of its own. */
export function readDevice(device: XmlElement, report: Report): RegisterMap[] {
  if (device.name !== 'device') {
    report.error(`<${device.name}> is no CMSIS-SVD: the outermost element of one is <device>`, device.line);
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
    if (name === '') report.error('<peripheral> has no <name>', source.line);
    if (names.has(name)) report.error(`The peripheral ${name} stands twice`, source.line);
    names.add(name);
    const element = derivation.resolve(source);
    if (source !== element && !childOf(source, 'registers')) {
      copies.push(source);
      return [];
    }
    const context: Context = { report, derivation, enums: new EnumTable(), lines: new WeakMap() };
    const map = readPeripheral(element, dataWidth, properties, context);
    if (!map) report.loss(`${name} has no registers and is left out`, source.line);
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
  if (maps.length === 0 && !report.hasErrors) report.error('The file describes no registers', device.line);
  if (copies[0]) {
    const names = copies.map((each) => `${textOf(each, 'name')} (as ${each.attributes.get('derivedFrom')})`);
    report.loss(
      `Peripherals with the registers of another are not read again: ${names.join(', ')}`,
      copies[0].line,
    );
  }
  report.loss(
    "Base addresses and interrupt numbers belong to the SoC's address map and are not read",
    device.line,
  );
  report.loss(
    "SVD tells software's side alone: what software can only read is taken as given by hardware, all else as stored",
    device.line,
  );
}

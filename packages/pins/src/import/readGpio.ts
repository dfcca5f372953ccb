import type { Diagnostic } from '@netloom/model';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Chip, ChipPin, ChipSignal, Route } from '../chip/chip.ts';
import { portOf } from '../chip/portOf.ts';
import { say } from '../wording/sentences.ts';
import { at } from './place.ts';
import type { Tally } from './tally.ts';

/** Puts the routes of a GPIO file to the signals of the chip's pins. */
export function addRoutes(
  chip: Chip,
  root: XmlElement,
  tally: Tally,
  file: string,
  problems: Diagnostic[],
): void {
  tally.keep(1, 'IP', 'IP@Name', 'IP@Version');
  const elementOf = gpioPins(root);
  const used = new Set<XmlElement>();
  const kept = new Set<XmlElement>();
  const absent: string[] = [];
  for (const pin of chip.pins) {
    const described = elementOf(pin.name);
    if (!described) {
      if (pin.port !== undefined) absent.push(pin.name);
      continue;
    }
    used.add(described);
    addToPin(pin, described, kept, file, problems);
  }
  if (absent.length > 0) {
    const said = say('PINS-IMPORT-UNDESCRIBED', { pins: absent.join(', ') });
    problems.push(at(file, root.line, 'PINS-IMPORT-UNDESCRIBED', said, 'warning'));
  }
  tally.keep(used.size, 'IP/GPIO_Pin', 'IP/GPIO_Pin@Name', 'IP/GPIO_Pin@PortName');
  for (const signal of kept) keepSignal(signal, tally);
}

/** Finds the element of a pin: the two files often name it a little differently, e.g. `PA0-WKUP` and `PA0`. */
export function gpioPins(root: XmlElement): (name: string) => XmlElement | undefined {
  const pins = childrenOf(root, 'GPIO_Pin');
  const byName = new Map(pins.map((pin) => [pin.attributes.get('Name') ?? '', pin]));
  const byPort = new Map(pins.map((pin) => [plainName(pin.attributes.get('Name') ?? ''), pin]));
  return (name) => byName.get(name) ?? byPort.get(plainName(name));
}

/** Port and number alone: `PA0` of `PA0-WKUP`; analog twins such as `PC2_C` are pins of their own. */
function plainName(name: string): string {
  const found = portOf(name);
  if (!found) return name;
  const short = `P${found.port}${found.number}`;
  return name.startsWith(`${short}_C`) ? `${short}_C` : short;
}

function addToPin(
  pin: ChipPin,
  described: XmlElement,
  kept: Set<XmlElement>,
  file: string,
  problems: Diagnostic[],
): void {
  for (const element of childrenOf(described, 'PinSignal')) {
    const signal = namesake(pin, element, file, problems);
    if (!signal) continue;
    const routes = routesOf(element, file, problems);
    kept.add(element);
    if (routes.length > 0) signal.routes = routes;
  }
}

/** The two files sometimes spell a signal differently: `RCC_MCO2` and `RCC_MCO_2`. */
function namesake(
  { name: pin, signals }: ChipPin,
  element: XmlElement,
  file: string,
  problems: Diagnostic[],
): ChipSignal | undefined {
  const name = element.attributes.get('Name') ?? '';
  const same = signals.find((signal) => signal.name === name);
  if (same) return same;
  const loose = (text: string) => text.replace(/[_-]/g, '');
  const like = signals.find((signal) => loose(signal.name) === loose(name));
  if (like) {
    const said = say('PINS-IMPORT-SPELLING', { pin, name: like.name, other: name });
    problems.push(at(file, element.line, 'PINS-IMPORT-SPELLING', said, 'info'));
  }
  return like;
}

function routesOf(element: XmlElement, file: string, problems: Diagnostic[]): Route[] {
  const remaps = childrenOf(element, 'RemapBlock').map((block): Route => {
    const macro = valueOf(block);
    return { remap: block.attributes.get('Name') ?? '', ...(macro === undefined ? {} : { macro }) };
  });
  const macro = valueOf(element);
  if (macro === undefined) return remaps;
  const alternate = /^GPIO_AF(\d+)_/.exec(macro)?.[1];
  if (alternate === undefined && !/^__HAL_AFIO_/.test(macro)) {
    const said = say('PINS-IMPORT-ALTERNATE', { value: macro.slice(0, 60) });
    problems.push(at(file, element.line, 'PINS-IMPORT-ALTERNATE', said, 'warning'));
  }
  return [...remaps, { ...(alternate === undefined ? {} : { alternate: Number(alternate) }), macro }];
}

function valueOf(element: XmlElement): string | undefined {
  const parameter = childOf(element, 'SpecificParameter');
  return parameter && textOf(parameter, 'PossibleValue');
}

function keepSignal(signal: XmlElement, tally: Tally): void {
  const kind = 'IP/GPIO_Pin/PinSignal';
  tally.keep(1, kind, `${kind}@Name`);
  keepParameter(signal, kind, tally);
  for (const block of childrenOf(signal, 'RemapBlock')) {
    tally.keep(1, `${kind}/RemapBlock`, `${kind}/RemapBlock@Name`);
    if (block.attributes.has('DefaultRemap')) tally.keep(1, `${kind}/RemapBlock@DefaultRemap`);
    keepParameter(block, `${kind}/RemapBlock`, tally);
  }
}

function keepParameter(element: XmlElement, kind: string, tally: Tally): void {
  if (valueOf(element) === undefined) return;
  const parameter = `${kind}/SpecificParameter`;
  tally.keep(
    1,
    parameter,
    `${parameter}@Name`,
    `${parameter}/PossibleValue`,
    `${parameter}/PossibleValue#text`,
  );
}

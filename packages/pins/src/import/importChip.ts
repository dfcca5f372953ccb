import { pathOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { XmlError, childOf, childrenOf, parseXml } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Chip, ChipPin } from '../chip/chip.ts';
import { checkChip } from '../chip/checkChip.ts';
import { say } from '../wording/sentences.ts';
import { mendErrata } from './errata.ts';
import { at } from './place.ts';
import { addRoutes } from './readGpio.ts';
import { readMcu } from './readMcu.ts';
import { reasonFor } from './reasons.ts';
import { Tally } from './tally.ts';
import type { ImportCount } from './tally.ts';

/** Texts of STMicroelectronics' open pin data. */
export interface PinData {
  /** `mcu/<part>.xml` */
  mcu: string;
  /** `mcu/IP/GPIO-<version>_Modes.xml`; without it the chip has no alternate functions. */
  gpio?: string;
  /** Names of the files, for messages. */
  names?: { mcu?: string; gpio?: string };
}

const KNOWN_VERSION = 'V3.0';

export interface ImportedChip {
  chip?: Chip;
  /** What the files hold and what of it is in the chip. */
  counts: ImportCount[];
  diagnostics: Diagnostic[];
}

/** Reads a chip from its maker's files. Without `chip` the diagnostics say why, each with its line. */
export function importChip({ mcu, gpio, names = {} }: PinData): ImportedChip {
  const mcuName = names.mcu ?? 'mcu.xml';
  const gpioName = names.gpio ?? 'gpio.xml';
  const diagnostics: Diagnostic[] = [];
  const mcuRoot = readRoot(mcu, mcuName, 'Mcu', diagnostics);
  const gpioRoot = gpio === undefined ? undefined : readRoot(gpio, gpioName, 'IP', diagnostics);
  if (!mcuRoot || (gpio !== undefined && !gpioRoot)) return { counts: [], diagnostics };
  const mcuTally = new Tally(mcuRoot);
  const chip = readMcu(mcuRoot, mcuTally, mcuName, diagnostics);
  const counts: ImportCount[] = [];
  const wanted = gpioVersionOf(mcuRoot);
  if (!gpioRoot) {
    const said = say('PINS-IMPORT-NO-GPIO', { version: wanted ?? '…' });
    diagnostics.push(at(mcuName, mcuRoot.line, 'PINS-IMPORT-NO-GPIO', said, 'warning'));
  } else if (isForeign(gpioRoot, wanted, gpioName, diagnostics)) {
    return { counts, diagnostics };
  } else {
    const tally = new Tally(gpioRoot);
    addRoutes(chip, gpioRoot, tally, gpioName, diagnostics);
    mendErrata(chip, gpioRoot, gpioName, diagnostics);
    counts.push(...countsOf(tally, 'gpio', gpioName, diagnostics));
  }
  comparePads(chip, mcuRoot, mcuName, diagnostics);
  counts.unshift(...countsOf(mcuTally, 'mcu', mcuName, diagnostics));
  diagnostics.push(...checkChip(chip).map((problem) => withLine(problem, chip, mcuRoot, mcuName)));
  const isBroken = diagnostics.some(({ severity }) => severity === 'error');
  return isBroken ? { counts, diagnostics } : { chip, counts, diagnostics };
}

function readRoot(text: string, file: string, name: string, problems: Diagnostic[]): XmlElement | undefined {
  let root: XmlElement;
  try {
    root = parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    problems.push(at(file, error.line, 'PINS-IMPORT-XML', say('PINS-IMPORT-XML', { reason: error.message })));
    return undefined;
  }
  if (root.name === name) {
    const version = root.attributes.get('DBVersion') ?? KNOWN_VERSION;
    if (version !== KNOWN_VERSION) {
      const said = say('PINS-IMPORT-VERSION', { version, known: KNOWN_VERSION });
      problems.push(at(file, root.line, 'PINS-IMPORT-VERSION', said, 'warning'));
    }
    return root;
  }
  const foreign = name === 'Mcu' ? 'PINS-IMPORT-FOREIGN/mcu' : 'PINS-IMPORT-FOREIGN/gpio';
  problems.push(at(file, root.line, 'PINS-IMPORT-FOREIGN', say(foreign, { name: root.name })));
  return undefined;
}

/** Version of the GPIO file that an MCU file names, e.g. `STM32F417_gpio_v1_0`. */
function gpioVersionOf(root: XmlElement): string | undefined {
  const gpio = childrenOf(root, 'IP').find(({ attributes }) => attributes.get('Name') === 'GPIO');
  return gpio?.attributes.get('Version');
}

function isForeign(
  root: XmlElement,
  wanted: string | undefined,
  file: string,
  problems: Diagnostic[],
): boolean {
  const name = root.attributes.get('Name');
  const version = root.attributes.get('Version');
  if (name === 'GPIO' && version === wanted) return false;
  const said =
    name === 'GPIO'
      ? say('PINS-IMPORT-WRONG-GPIO/version', { version: version ?? '–', wanted: wanted ?? '…' })
      : say('PINS-IMPORT-WRONG-GPIO/kind', { name: name ?? '–', wanted: wanted ?? '…' });
  problems.push(at(file, root.line, 'PINS-IMPORT-WRONG-GPIO', said));
  return true;
}

/** A problem of the chip at the line of the file that it comes from. */
function withLine(problem: Diagnostic, chip: Chip, root: XmlElement, file: string): Diagnostic {
  if (problem.place?.kind !== 'document') return problem;
  const [list, index] = pathOf(problem.place.pointer);
  const instance = list === 'ips' ? chip.ips[Number(index)]?.instance : undefined;
  const element =
    list === 'pins'
      ? childrenOf(root, 'Pin')[Number(index)]
      : childrenOf(root, 'IP').find(({ attributes }) => attributes.get('InstanceName') === instance);
  const place = { kind: 'source' as const, file, line: Math.max(1, element?.line ?? root.line) };
  return { ...problem, place };
}

/** The file tells how many I/O the package has; the pins of some parts are counted otherwise. */
function comparePads(chip: Chip, root: XmlElement, file: string, problems: Diagnostic[]): void {
  const told = childOf(root, 'IONb');
  if (!told) return;
  const isIo = (pin: ChipPin) => pin.signals.some(({ name }) => name === 'GPIO');
  const found = new Set(chip.pins.filter(isIo).map(({ position }) => position)).size;
  if (String(found) === told.text.trim()) return;
  const said = say('PINS-IMPORT-IO', { told: told.text.trim().slice(0, 20), found });
  problems.push(at(file, told.line, 'PINS-IMPORT-IO', said, 'info'));
}

function countsOf(tally: Tally, file: 'mcu' | 'gpio', name: string, problems: Diagnostic[]): ImportCount[] {
  return tally.entries().map(({ kind, read, kept, line }) => {
    const reason = kept === read ? undefined : reasonFor(kind);
    if (kept < read && reason === undefined) {
      const said = say('PINS-IMPORT-UNKNOWN', { count: read - kept, kind });
      problems.push(at(name, line, 'PINS-IMPORT-UNKNOWN', said, 'warning'));
    }
    return {
      file,
      kind,
      read,
      kept,
      reason: kept === read ? undefined : (reason ?? say('import-reason/unknown', {})),
    };
  });
}

import { RegisterMap } from '@netloom/model';
import type { IpParameter, RegisterReset, Worded } from '@netloom/model';
import { parameterValues } from '../../../elaborate/values.ts';
import { identifierFrom } from '../../identifier.ts';
import type { ImportReading, ImportSource, RegisterReader } from '../../reading.ts';
import { addAutomaticRegisters } from './automatic.ts';
import { BlockReading } from './block.ts';
import { readMultireg } from './multireg.ts';
import { readParameters } from './parameters.ts';
import { readRegister } from './register.ts';
import { HjsonSource, isRaw } from './source.ts';
import type { Path, Raw } from './source.ts';
import { objectsIn, textIn, valueIn } from './values.ts';
import { readWindow } from './window.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { schemaSaid } from '../../schemaSaid.ts';

/** IP descriptions of OpenTitan's reggen: a map for each block of registers. */
export const reggenReader: RegisterReader = {
  id: 'reggen',
  title: 'OpenTitan reggen (Hjson)',
  extensions: ['.hjson'],
  read: readReggen,
};

export function readReggen(from: ImportSource): ImportReading {
  const source = new HjsonSource(from);
  const root = source.root();
  if (!root) return { maps: [], diagnostics: source.errors };
  if (root['registers'] === undefined && root['interrupt_list'] === undefined) {
    source.fail(say('REGGEN/registers/none', {}), []);
    return { maps: [], diagnostics: source.errors };
  }
  const maps = readBlocks(root, source);
  sayLosses(root, source);
  return { maps: source.errors.length === 0 ? maps : [], diagnostics: source.diagnostics() };
}

function readBlocks(root: Raw, source: HjsonSource): RegisterMap[] {
  const parameters = readParameters(root, source);
  const { values } = parameterValues(parameters, {});
  const width = Number(valueIn(textIn(root, 'regwidth') ?? '32', values, ['regwidth'], source) ?? 32n);
  if (![8, 16, 32, 64].includes(width)) {
    source.fail(say('REGGEN/registers/width', { width }), ['regwidth']);
    return [];
  }
  const registers = root['registers'] ?? [];
  const lists = isRaw(registers) ? Object.entries(registers) : [[undefined, registers] as const];
  return lists.flatMap(([name, list], index) => {
    const block = new BlockReading(source, parameters, values, width, gatesOfCopies(list));
    if (index === 0) addAutomaticRegisters(root, block);
    const path = name === undefined ? ['registers'] : ['registers', name];
    if (Array.isArray(list)) list.forEach((entry, at) => readEntry(entry, [...path, at], block));
    else source.fail(say('REGGEN/registers/list', {}), path);
    block.closeGates();
    const map = mapOf(root, name, parameters, block);
    return map ? [map] : [];
  });
}

function gatesOfCopies(list: unknown): ReadonlySet<string> {
  const multiregs = Array.isArray(list)
    ? list.map((entry: unknown) => isRaw(entry) && entry['multireg'])
    : [];
  const gated = multiregs
    .filter(isRaw)
    .filter((raw) => /^(?:true|1)$/i.test(textIn(raw, 'regwen_multi') ?? ''));
  return new Set(gated.map((raw) => (textIn(raw, 'regwen') ?? '').toLowerCase()));
}

const KINDS = ['reserved', 'skipto', 'window', 'multireg', 'sameaddr'] as const;

function readEntry(entry: unknown, path: Path, block: BlockReading): void {
  const { source } = block;
  if (!isRaw(entry)) return source.fail(say('REGGEN/object', {}), path);
  const kind = KINDS.find((each) => entry[each] !== undefined);
  if (kind === undefined) return addRegister(entry, path, block);
  const at = [...path, kind];
  const body = entry[kind];
  if (kind === 'reserved' || kind === 'skipto') return moveOn(kind, String(body), at, block);
  if (kind === 'sameaddr') return addFirst(body, at, block);
  if (!isRaw(body)) return source.fail(say('REGGEN/object', {}), at);
  if (kind === 'window') readWindow(body, at, block);
  else readMultireg(body, at, block);
}

function addRegister(entry: Raw, path: Path, block: BlockReading): void {
  const register = readRegister(entry, path, undefined, block);
  if (!register) return;
  block.add(register, block.word, path);
  const regwen = textIn(entry, 'regwen') ?? '';
  if (regwen !== '') block.gate(register, regwen, path);
}

function moveOn(kind: 'reserved' | 'skipto', text: string, path: Path, block: BlockReading): void {
  const { source, values, word } = block;
  const value = valueIn(text, values, path, source);
  if (value === undefined) return;
  if (kind === 'reserved') {
    block.offset += Number(value) * word;
    return;
  }
  const target = Number(value);
  if (target < block.offset) source.fail(say('REGGEN/skip/behind', { text, offset: block.offset }), path);
  else if (target % word !== 0) source.fail(say('REGGEN/skip/multiple', { text, word }), path);
  else block.offset = target;
}

/** Registers that share an address: the first one is kept. */
function addFirst(body: unknown, path: Path, block: BlockReading): void {
  const [first] = Array.isArray(body) ? (body as unknown[]) : [];
  if (!isRaw(first)) return block.source.fail(say('REGGEN/same/list', {}), path);
  addRegister(first, [...path, 0], block);
  block.source.lose(say('REGGEN/same', {}), path);
}

function mapOf(
  root: Raw,
  block: string | undefined,
  parameters: readonly IpParameter[],
  { width, nodes, enums, source }: BlockReading,
): RegisterMap | undefined {
  const name = identifierFrom(textIn(root, 'name') ?? 'registers');
  const description = textIn(root, 'one_paragraph_desc') ?? textIn(root, 'one_line_desc');
  const title = textIn(root, 'human_name');
  const parsed = RegisterMap.omit({ children: true }).safeParse({
    netloom: 'registers',
    version: 1,
    name: block === undefined ? name : identifierFrom(`${name}_${block}`),
    ...(title && { title: title.slice(0, 300) }),
    ...(description && { description: description.slice(0, 65_536) }),
    bus: { dataWidth: width },
    resets: [resetOf(root, source)],
    parameters,
    enums: Object.fromEntries(enums),
  });
  if (parsed.success) return { ...parsed.data, children: nodes };
  source.fail(schemaSaid(parsed.error), []);
  return undefined;
}

/** The reset of the primary clock; OpenTitan's are asynchronous and active low. */
function resetOf(root: Raw, source: HjsonSource): RegisterReset {
  const clocks = objectsIn(root, 'clocking', [], source).map(({ raw }) => raw);
  const primary =
    clocks.find((clock) => clock['primary'] === true || clock['primary'] === 'true') ?? clocks[0];
  const name = identifierFrom((primary && textIn(primary, 'reset')) ?? 'rst_ni');
  return { name, polarity: 'low', style: 'asynchronous' };
}

const LOST: Readonly<Record<string, Worded>> = {
  bus_interfaces: say('REGGEN/lost/bus', {}),
  alert_list: say('REGGEN/lost/alerts', {}),
  wakeup_list: say('REGGEN/lost/wakeup', {}),
  reset_request_list: say('REGGEN/lost/reset', {}),
  available_inout_list: say('REGGEN/lost/pins', {}),
  available_input_list: say('REGGEN/lost/pins', {}),
  available_output_list: say('REGGEN/lost/pins', {}),
  inter_signal_list: say('REGGEN/lost/signals', {}),
  countermeasures: say('REGGEN/lost/countermeasures', {}),
  features: say('REGGEN/lost/features', {}),
  memory: say('REGGEN/lost/memory', {}),
};

function sayLosses(root: Raw, source: HjsonSource): void {
  for (const [key, lost] of Object.entries(LOST)) {
    const value = root[key];
    if (Array.isArray(value) ? value.length > 0 : value !== undefined) source.lose(lost, [key]);
  }
}

import type { ElaboratedMap, ElaboratedMemory } from '../../../elaborate/index.ts';
import type { OutputFiles } from '../../../generate/output.ts';
import { readableOutput } from '../../../readBack/readableOutput.ts';
import { reggenReader } from '../read/ipBlock.ts';
import { flatten } from './flatten.ts';
import type { Entry } from './flatten.ts';
import { writeHjson } from './hjson.ts';
import { registerEntries } from './register.ts';
import { ReggenWriting, hex } from './writing.ts';
import type { Entries } from './writing.ts';

export const reggenOutput = readableOutput({
  id: 'reggen',
  title: 'OpenTitan reggen (Hjson)',
  language: 'yaml',
  reader: reggenReader,
  write: writeReggen,
});

/** An IP description that OpenTitan's reggen reads: registers of one width, without groups, at their addresses. */
export function writeReggen(map: ElaboratedMap): OutputFiles {
  const writing = new ReggenWriting(map);
  const { source } = map;
  const root: Entries = {
    name: map.name,
    human_name: source.title,
    one_line_desc: source.description?.split('\n')[0],
    one_paragraph_desc: source.description,
    cip_id: '0',
    version: '1.0.0',
    clocking: [{ clock: 'clk_i', reset: 'rst_ni', primary: true }],
    bus_interfaces: [{ protocol: 'tlul', direction: 'device' }],
    regwidth: String(writing.width),
    param_list: parameterList(writing),
    registers: placedEntries(writing),
  };
  return {
    files: [{ path: `${map.name}.hjson`, content: writeHjson(root) }],
    diagnostics: [],
  };
}

function parameterList({ map }: ReggenWriting): Entries[] | undefined {
  const parameters = map.source.parameters.filter(({ name }) => map.values[name] !== undefined);
  if (parameters.length === 0) return undefined;
  return parameters.map(({ name, description, local }) => ({
    name,
    desc: description ?? '',
    type: 'int',
    default: String(map.values[name]),
    local: String(local),
  }));
}

/** The entries by address, with `skipto` over gaps; what does not lie in whole words of its own is left out. */
function placedEntries(writing: ReggenWriting): Entries[] {
  const word = BigInt(writing.width / 8);
  const list: Entries[] = [];
  let next = 0n;
  for (const entry of flatten(writing.map.children, writing.width)) {
    const bytes = spanOf(entry, word);
    if (bytes === undefined || entry.address < next || entry.address % word !== 0n) {
      continue;
    }
    if (entry.node.kind === 'register' && entry.node.fields.length === 0) continue;
    if (entry.address > next) list.push({ skipto: hex(entry.address) });
    list.push(...entriesOf(entry, writing));
    next = entry.address + bytes;
  }
  return list;
}

/** Bytes of an entry; undefined for a window that reggen would move. */
function spanOf({ node, isArray, address }: Entry, word: bigint): bigint | undefined {
  if (node.kind === 'register') return isArray ? node.span : ((node.size + word - 1n) / word) * word;
  if (BigInt(node.width / 8) !== word) return undefined;
  let size = 1n;
  while (size < node.size) size *= 2n;
  return address % size === 0n ? node.size : undefined;
}

function entriesOf(entry: Entry, writing: ReggenWriting): Entries[] {
  const { node, name, isArray } = entry;
  if (node.kind === 'memory') return [{ window: windowEntries(node, name, writing) }];
  const registers = registerEntries(entry, node, writing);
  if (!isArray) return registers;
  const [count] = node.source.array?.count ?? [];
  const { parameters } = writing.map.source;
  const isLocal = parameters.some((parameter) => parameter.local && parameter.name === count);
  const copies = isLocal ? String(count) : String(node.dimensions[0]);
  return registers.map((register) => ({
    multireg: { ...register, cname: name, count: copies, compact: 'false' },
  }));
}

function windowEntries({ source, entries }: ElaboratedMemory, name: string, writing: ReggenWriting): Entries {
  const isPowerOfTwo = (entries & (entries - 1n)) === 0n;
  return {
    name,
    desc: source.description ?? source.title ?? '',
    items: String(entries),
    swaccess: { rw: 'rw', r: 'ro', w: 'wo' }[source.software],
    validbits: String(writing.width),
    'byte-write': true,
    unusual: isPowerOfTwo ? undefined : true,
  };
}

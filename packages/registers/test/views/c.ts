import type { ElaboratedMap } from '@netloom/registers';
import { prove } from '../../../../proof/index.ts';
import type { StepOutcome } from '../../../../proof/index.ts';
import { membersOf } from './dwarf.ts';
import type { Leaf } from './dwarf.ts';
import { factsOf } from './facts.ts';
import type { MapFacts } from './facts.ts';

/** A map with its generated header. */
export interface Header {
  map: ElaboratedMap;
  name: string;
  text: string;
}

export interface CompiledFacts {
  /** What the macros say. */
  macros: MapFacts;
  /** Where the compiler places the members of the structure. */
  members: MapFacts;
}

const STRICT = ['-std=c11', '-Wall', '-Wextra', '-Wpedantic', '-Werror'];

/** Compiles all headers into one program, which prints the macros; the debug information holds the members. */
export async function compiledFacts(headers: readonly Header[]): Promise<Map<string, CompiledFacts>> {
  const files = Object.fromEntries(headers.map(({ name, text }) => [name, text]));
  const { steps } = await prove({
    files: { ...files, 'probe.c': probeText(headers) },
    steps: [
      ['gcc', ...STRICT, '-gdwarf-4', '-O0', '-I.', 'probe.c', '-o', 'probe'],
      ['./probe'],
      ['readelf', '--debug-dump=info', 'probe'],
    ],
  });
  const [, { stdout: print }, { stdout: dump }] = steps as [unknown, StepOutcome, StepOutcome];
  const printed = new Map(
    [...print.matchAll(/^(\w+) ([0-9a-f]+)$/gm)].map(([, name = '', value = '']) => [
      name,
      BigInt(`0x${value}`),
    ]),
  );
  return new Map(
    headers.map(({ map }) => {
      const members = memberFacts(map, membersOf(dump, `${map.name}_regs_t`));
      return [map.name, { macros: macroFacts(map, printed), members }];
    }),
  );
}

const macro = (...names: string[]) => names.join('_').replaceAll('.', '_').toUpperCase();
const withoutIndices = (path: string) => path.replaceAll(/\[\d+\]/g, '');

function probeText(headers: readonly Header[]): string {
  const names = new Set<string>();
  for (const { map } of headers) {
    for (const [path, { masks, width }] of factsOf(map)) {
      const plain = withoutIndices(path);
      const parts = plain.split('.');
      for (const depth of parts.keys()) {
        const node = parts.slice(0, depth + 1).join('.');
        for (const each of ['OFFSET', 'STRIDE']) names.add(macro(map.name, node, each));
      }
      // Beyond 64 bits there is no integer to print.
      if (width! > 64) continue;
      names.add(macro(map.name, plain, 'RESET'));
      for (const field of Object.keys(masks!)) names.add(macro(map.name, plain, field, 'MASK'));
    }
  }
  const prints = [...names].map(
    (name) => `#ifdef ${name}\n  printf("${name} %llx\\n", (unsigned long long)(${name}));\n#endif`,
  );
  return [
    '#include <stdio.h>',
    ...headers.map(({ name }) => `#include "${name}"`),
    ...headers.map(({ map }) => `${map.name}_regs_t object_${map.name};`),
    'int main(void) {',
    ...prints,
    '  return 0;',
    '}',
  ].join('\n');
}

function macroFacts(map: ElaboratedMap, printed: ReadonlyMap<string, bigint>): MapFacts {
  const facts: MapFacts = new Map();
  for (const [path, { masks, width }] of factsOf(map)) {
    const plain = withoutIndices(path);
    const masksFound = Object.keys(masks!).map((field) => [
      field,
      printed.get(macro(map.name, plain, field, 'MASK')) ?? -1n,
    ]);
    facts.set(path, {
      address: addressOf(map, path, printed),
      width: undefined,
      reset: printed.get(macro(map.name, plain, 'RESET')),
      masks: width! > 64 ? undefined : Object.fromEntries(masksFound),
    });
  }
  return facts;
}

/** The first copy's offset, and for each level of the path its index times its stride. */
function addressOf(map: ElaboratedMap, path: string, printed: ReadonlyMap<string, bigint>): bigint {
  const parts = path.split('.');
  let address = printed.get(macro(map.name, withoutIndices(path), 'OFFSET')) ?? -1n;
  let children = map.children;
  for (const [depth, part] of parts.entries()) {
    const node = children.find(({ name }) => name === withoutIndices(part))!;
    const indices = [...part.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index));
    const copy = indices.reduce((sum, index, level) => sum * node.dimensions[level]! + index, 0);
    const level = withoutIndices(parts.slice(0, depth + 1).join('.'));
    if (copy > 0) address += BigInt(copy) * (printed.get(macro(map.name, level, 'STRIDE')) ?? 0n);
    if (node.kind === 'group') children = node.children;
  }
  return address;
}

function memberFacts(map: ElaboratedMap, leaves: readonly Leaf[]): MapFacts {
  const places = placesOf(leaves);
  const facts: MapFacts = new Map();
  for (const path of factsOf(map).keys()) {
    const place = places.get(memberKey(path));
    const nothing = { reset: undefined, masks: undefined };
    if (place) facts.set(path, { address: place.offset, width: 8 * place.size, ...nothing });
  }
  return facts;
}

/** A header may add underscores to a name that C uses itself, and name copies that C cannot make an array. */
function memberKey(path: string): string {
  return path
    .replaceAll(/[[\]_]+/g, '_')
    .replaceAll('_.', '.')
    .replace(/_$/, '');
}

/** Members by key; the words of a wide register are also joined. */
function placesOf(leaves: readonly Leaf[]): Map<string, { offset: bigint; size: number }> {
  const places = new Map<string, { offset: bigint; size: number }>();
  for (const { path, offset, size } of leaves) {
    const plain = path.replace(/\.value(?=$|\[\d+\]$)/, '');
    const names = [path, plain, ...[path, plain].map((name) => name.replace(/\[\d+\]$/, ''))];
    for (const key of new Set(names.map(memberKey))) {
      const known = places.get(key);
      if (known) known.size += size;
      else places.set(key, { offset, size });
    }
  }
  return places;
}

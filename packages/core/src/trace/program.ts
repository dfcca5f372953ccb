import { readCodeMap, readElf } from '../elf/index.ts';
import type { CodeMap, CodeRange, Elf } from '../elf/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { withReset } from '../program/image.ts';
import { Code } from './code.ts';
import type { CodePiece } from './code.ts';
import { regionsOf } from './regions.ts';
import type { Region } from './regions.ts';

/** A program as its trace is read by it. */
export interface TracedProgram {
  code: Code;
  regions: Region[];
  /** Among the instructions. */
  data: readonly CodeRange[];
}

/** Of a file without sections: all that can be executed. */
const wholeSegments = ({ segments, symbols }: Elf): CodeMap => ({
  sections: segments
    .filter(({ executable }) => executable)
    .map(({ address, bytes }) => ({ address, end: address + bytes.length, bytes })),
  data: [],
  symbols: [...symbols]
    .map(([name, address]) => ({ name, address, size: 0, kind: 'label' as const, global: true }))
    .sort((one, other) => one.address - other.address),
});

const has = (pieces: readonly CodePiece[], at: number) =>
  pieces.some(({ address, bytes }) => at >= address && at < address + bytes.length);

/** Reads an executable as a core has it in its memories. @throws ElfError */
export function tracedProgram(bytes: Uint8Array, options: CoreOptions): TracedProgram {
  const elf = readElf(bytes);
  const found = readCodeMap(bytes);
  const map = found.sections.length > 0 ? found : wholeSegments(elf);
  const { pieces } = withReset({ entry: elf.entry, pieces: elf.segments }, options);
  // Code that the start-up copies is executed elsewhere than it is loaded.
  const copied = map.sections.filter(({ address }) => !has(pieces, address));
  const code = new Code([...pieces, ...copied]);
  const added = pieces
    .filter(({ address }) => !has(elf.segments, address))
    .map((piece): Region => ({
      ...{ name: '', address: piece.address, end: piece.address + piece.bytes.length, kind: 'unnamed' },
    }));
  const regions = [...regionsOf(code, map), ...added].sort((one, other) => one.address - other.address);
  return { code, regions, data: map.data };
}

import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { ByteReader } from '../byteReader.ts';
import { SectionWriter } from '../spool/sectionWriter.ts';
import type { Spool } from '../spool/spool.ts';
import { Wave } from '../wave.ts';
import { Faults } from '../faults.ts';
import { EndsEarly } from '../waveError.ts';
import type { WaveFile } from '../waveTypes.ts';
import { readGhwHeader } from './ghwHeader.ts';
import { readStrings } from './ghwStrings.ts';
import { CycleReader, readCycles } from './readCycles.ts';
import { readHierarchy } from './readHierarchy.ts';
import { readTypes } from './readTypes.ts';
import { ScalarValues } from './scalarValues.ts';
import { SignalValues } from './signalValues.ts';
import type { DumpPart } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';

/** GHDL counts time in femtoseconds. */
const timescale = -15;
const firstPrefix = 1 << 20;

/** Opens a dump of GHDL: the format has no index, so that its values are read once from end to end. */
export async function openGhw(source: ByteSource, spool: Spool): Promise<WaveFile> {
  const { littleEndian, builder, signals, length } = await readDeclarations(source);
  const values = new ScalarValues(signals.scalarCodings, littleEndian);
  const faults = new Faults();
  const together = new SignalValues(signals.signals, values, faults);
  const writer = new SectionWriter(
    signals.signals.map(({ form }) => form),
    spool,
  );
  const cycles = new CycleReader(littleEndian, values, together, writer);
  const end = await readCycles(source, length, cycles, writer);
  if (end) faults.add(end.kind, end.reason, null, cycles.end);
  const { said } = faults;
  const hierarchy = builder.finish();
  const info = {
    timescale,
    start: cycles.start,
    end: cycles.end,
    timeZero: 0,
    writer: 'GHDL',
    date: '',
    complete: said === undefined,
    message: said?.message ?? '',
    said,
    faults: faults.list,
    indexed: 1,
    growing: false,
    scopes: hierarchy.scopes,
    variables: hierarchy.variables,
    blackouts: [],
  };
  return new Wave({ info: () => info, hierarchy, store: writer.store, close: () => spool.close() });
}

/** Their length is not written anywhere: more of the file is taken until they fit. */
async function readDeclarations(source: ByteSource) {
  for (let length = firstPrefix; ; length *= 4) {
    const bytes = await readExactly(source, 0, Math.min(length, source.size), 'GHW header');
    try {
      return declarationsIn(bytes);
    } catch (error) {
      if (!(error instanceof EndsEarly) || length >= source.size) throw error;
    }
  }
}

function declarationsIn(bytes: Uint8Array) {
  const { littleEndian, length } = readGhwHeader(bytes);
  const section = (tag: string, part: DumpPart, at: number) => {
    const reader = new ByteReader(bytes, part, at);
    const found = String.fromCharCode(...reader.take(4));
    if (found !== `${tag}\0`) new ByteReader(bytes, part, at).fail(say('WAVE-DAMAGE/section', { tag }));
    return reader;
  };
  const stringReader = section('STR', 'strings', length);
  const strings = readStrings(stringReader, littleEndian);
  const typeReader = section('TYP', 'types', section('EOS', 'strings', stringReader.pos).pos);
  const types = readTypes(typeReader, littleEndian, strings);
  const known = section('WKT', 'well-known types', typeReader.pos);
  known.skip(4);
  while (known.u8() !== 0) known.varint();
  const names = section('HIE', 'hierarchy', known.pos);
  const { builder, signals } = readHierarchy(names, littleEndian, strings, types);
  return { littleEndian, builder, signals, length: section('EOH', 'hierarchy', names.pos).pos };
}

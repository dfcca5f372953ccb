import { describe, expect, it } from 'vitest';
import type { Diagnostic, SocDocument } from '@netloom/model';
import { check, createLibrary, generate } from '@netloom/soc';
import type { Generation, Library } from '@netloom/soc';
import { Random } from '../packages/registers/test/random/random.ts';
import { libraryEntries } from './test/blockSources.ts';
import { complaints } from './test/socs/acceptance.ts';
import { disagreements } from './test/socs/disagreements.ts';
import { spoil } from './test/socs/faults.ts';
import { plainFaults } from './test/socs/plainFaults.ts';
import { plainVerilog } from './test/socs/plainVerilog.ts';
import { BLOCKS, parsed, randomSoc } from './test/socs/randomSoc.ts';
import type { SocDraft } from './test/socs/randomSoc.ts';

const isDeep = Boolean(process.env.NETLOOM_DEEP);
const entries = await libraryEntries(BLOCKS);
const pieces = (count: number, size: number) =>
  Array.from({ length: isDeep ? count : 1 }, (_, index) => index * size);

function libraryOf(children: readonly SocDocument[]): Library {
  const documents = children.map((document) => ({ document }));
  return { ...createLibrary(entries, documents), hasFile: (path) => path === 'boot.hex' };
}

function drawn(seed: number, faults: number, kinds?: Parameters<typeof spoil>[2]) {
  const random = new Random(seed);
  const soc: SocDraft = randomSoc(random, `top${seed}`);
  const what = Array.from({ length: faults }, () => spoil(soc, random, kinds)).join(', ');
  const [document, ...children] = parsed(soc) ?? [];
  return document && { document, library: libraryOf(children), what: `${seed}: ${what}` };
}

describe('random SoCs in which the checks find no error', () => {
  it.each(pieces(30, 40))(
    'are clean in Verilator with all warnings and in Yosys, from seed %i on',
    async (first) => {
      const accepted: Generation[] = [];
      for (let seed = first; accepted.length < (isDeep ? 12 : 4) && seed < first + 40; seed++) {
        // The first is as it was drawn, of the others what remains of a fault that is none.
        const soc = drawn(seed, seed === first ? 0 : 1);
        const made = soc && generate(soc.document, soc.library);
        if (made && made.files.length > 0) accepted.push(made);
      }
      expect(accepted.length).toBeGreaterThan(2);
      expect(await complaints(accepted)).toEqual([]);
    },
  );
});

/** Kinds of faults that a plain netlist shows. */
const WIRING = [
  ...([
    'unwired',
    'wiredTwice',
    'rewired',
    'slicedSource',
    'slicedSink',
    'misspelt',
    'reversed',
    'portAdded',
  ] as const),
  ...([
    'parameter',
    'unlinked',
    'linkedTwice',
    'interfaceWired',
    'interrupt',
    'interruptWired',
    'clocking',
  ] as const),
];
/** Errors with which a document is no netlist. */
const NO_NETLIST = new Set(['SOC-NAME', 'SOC-PARAMETER-VALUE', 'SOC-IP-UNKNOWN', 'SOC-HIERARCHY-CYCLE']);
const isNoNetlist = ({ code, place }: Diagnostic) =>
  NO_NETLIST.has(code) ||
  (place?.kind === 'document' && place.pointer.startsWith('/ports/') && code === 'SOC-WIDTH');

describe('random faults of wires', () => {
  it.each(pieces(20, 50))(
    'are found at the ports and connections where Yosys and Verilator find them, from seed %i on',
    async (first) => {
      const socs = Array.from({ length: 50 }, (_, index) => drawn(first + index, 1 + (index % 2), WIRING))
        .flatMap((soc) => soc ?? [])
        .map((soc) => ({ ...soc, said: check(soc.document, soc.library) }))
        .filter(({ said }) => !said.some(isNoNetlist));
      const find = (library: Library) => (vlnv: string) => library.find(vlnv)?.descriptor;
      const modules = new Map(
        socs.map(({ document, library }) => [
          document.name,
          plainVerilog(document, find(library), document.name),
        ]),
      );
      const faults = await plainFaults(modules);
      const different = socs.flatMap(({ document, library, what, said }) =>
        disagreements(document, find(library), said, faults.get(document.name)!).map(
          (line) => `${what}: ${line}`,
        ),
      );
      expect(different).toEqual([]);
      const count = (of: 'undriven' | 'multiple' | 'width') =>
        [...faults.values()].reduce((sum, each) => sum + each[of].size, 0);
      for (const kind of ['undriven', 'multiple', 'width'] as const)
        expect(count(kind) > 0 || first > 0).toBe(true);
    },
  );
});

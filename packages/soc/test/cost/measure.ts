import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { generate } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { prove } from '../../../../proof/index.ts';
import { subjectOf } from '../../src/check/check.ts';
import { aloneDocument } from '../../src/cost/aloneDocument.ts';
import { aloneText } from '../../src/cost/costOf.ts';
import type { Cost } from '../../src/cost/costOf.ts';
import { textsHash } from '../../src/traffic/textsHash.ts';
import { costBench } from './bench.ts';
import { configDocument } from './configs.ts';
import type { CostConfig } from './configs.ts';

const ROOT = new URL('../../../../', import.meta.url);
const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
/** Area of NAND2X1, one gate equivalent. */
const NAND2 = 24;
/** What drives the inputs, and the load of the outputs in pF: with these abc sizes gates and puts in buffers. */
const SURROUNDINGS = 'set_driving_cell BUFX2\nset_load 0.05 [all_outputs]\n';

/** Files of the library below a block, by name. */
function filesOf({ ip }: CostConfig, library: Library): Record<string, string> {
  const { descriptor, folder } = library.find(`netloom:interconnect:${ip}:1.0`)!;
  const paths = descriptor.files.map((path) => new URL(`${folder}/${path}`, ROOT));
  return Object.fromEntries(paths.map((path) => [basename(path.pathname), readFileSync(path, 'utf8')]));
}

/** What a figure belongs to: the generated text of the block alone, and the files below it. */
export function hashesOf(config: CostConfig, library: Library): { text: string; library: string } {
  const text = aloneText(subjectOf(configDocument(config, library), library), 'block');
  if (text === undefined) throw new Error(`${config.ip} cannot stand alone`);
  return { text: textsHash([text]), library: textsHash(Object.values(filesOf(config, library))) };
}

/** Gates by Yosys, clocks by Icarus. */
export async function measureCost(config: CostConfig, library: Library): Promise<Cost> {
  const document = aloneDocument(subjectOf(configDocument(config, library), library), 'block')!;
  const { files } = generate(document, library);
  const rtl = files
    .filter(({ path }) => path.includes('/rtl/'))
    .map(({ path, text }) => [basename(path), text] as const);
  const sources: Record<string, string> = { ...filesOf(config, library), ...Object.fromEntries(rtl) };
  return {
    ...(await clocksOf(sources, costBench(document))),
    kiloGates: await gatesOf(sources, document.name),
  };
}

async function clocksOf(sources: Readonly<Record<string, string>>, bench: string) {
  const files = { ...sources, 'bench.sv': bench };
  const compile = ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', ...Object.keys(files)];
  const { steps } = await prove({ files, steps: [compile, ['vvp', '-n', 'bench.vvp']] });
  const said = Object.fromEntries(
    [...steps.at(-1)!.stdout.matchAll(/^COST (\w+) (\d+)$/gm)].map(([, kind, clocks]) => [
      kind,
      Number(clocks) - 1,
    ]),
  );
  if (said['read'] === undefined || said['write'] === undefined) throw new Error('the bench says nothing');
  return { read: said['read'], write: said['write'] };
}

async function gatesOf(sources: Readonly<Record<string, string>>, top: string): Promise<number> {
  const script = [
    `read_verilog -sv ${Object.keys(sources).join(' ')}`,
    `synth -flatten -top ${top}`,
    `dfflibmap -liberty ${LIBERTY}`,
    `abc -liberty ${LIBERTY} -D 10000 -constr surroundings.constr`,
    'opt_clean',
    `tee -q -o area.txt stat -liberty ${LIBERTY}`,
  ];
  const files = { ...sources, 'surroundings.constr': SURROUNDINGS };
  const { files: left } = await prove({
    files,
    steps: [['yosys', '-q', '-p', script.join('; ')]],
    leaves: ['area.txt'],
  });
  const area = Number(/Chip area for .*: ([\d.]+)/.exec(left['area.txt'] ?? '')?.[1]);
  return Number((area / NAND2 / 1000).toPrecision(3));
}

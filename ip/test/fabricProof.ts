import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { blockSources } from './blockSources.ts';
import { decide } from './decide.ts';
import type { Statement, Verdict } from './decide.ts';

const ip = join(import.meta.dirname, '..');

/** The RTL of AXI4 blocks, and what is claimed of it. */
const FOLDERS = ['axi4_crossbar/rtl', 'axi4_axi4lite_bridge/rtl'];
const CELLS = [
  ...['common/nl_slice.sv', 'common/nl_skid.sv', 'common/nl_stage.sv', 'common/nl_arbiter.sv'],
  'common/axi4/nl_axi4_beats.sv',
  'plic/rtl/nl_plic_target.sv',
];
const PROOFS = 'axi4_crossbar/proof';

/** A statement about library blocks of one clock: its module `proof` under some macros. */
export interface FabricClaim extends Pick<Statement, 'defines' | 'mutant' | 'clocks' | 'seconds'> {
  name: string;
  /** Where its text lies, when it is not with the fabric's. */
  folder?: string;
  /** The RTL that it is about, files and folders, when it is not the fabric's. */
  rtl?: readonly string[];
  /** The block that it is about, with the register file that is generated for it. */
  block?: string;
}

async function sourcesOf({
  name,
  folder = PROOFS,
  rtl,
  block,
}: FabricClaim): Promise<Record<string, string>> {
  const whole = block === undefined ? [] : await blockSources(block);
  const named = rtl ?? (block === undefined ? [...CELLS, ...FOLDERS] : []);
  const found = await Promise.all(named.map(filesAt));
  const proofs = [`${PROOFS}/stable.sv`, `${PROOFS}/started.sv`, `${folder}/${name}_proof.sv`];
  const texts = [...found.flat(), ...proofs].map(
    async (path) => [basename(path), await readFile(join(ip, path), 'utf8')] as const,
  );
  const own = whole.map(({ path, text }) => [path, text] as const);
  return Object.fromEntries([...own, ...(await Promise.all(texts))]);
}

async function filesAt(path: string): Promise<string[]> {
  return path.endsWith('.sv') ? [path] : (await readdir(join(ip, path))).map((file) => `${path}/${file}`);
}

export async function fabricVerdict(claim: FabricClaim): Promise<Verdict> {
  const { defines, mutant, clocks, seconds } = claim;
  return decide({ files: await sourcesOf(claim), defines, mutant, clocks, seconds });
}

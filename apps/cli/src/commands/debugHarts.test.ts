import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RunPlan } from '@netloom/model';
import { kindOf } from '@netloom/tools/planning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedDebugSoc } from '../../test/sharedDebugSoc.ts';
import { contextOf } from './regress/planContext.ts';

const root = await mkdtemp(join(tmpdir(), 'netloom-duo-'));
afterAll(() => rm(root, { recursive: true, force: true }));

async function made(name: string, changes: { apb?: boolean }): Promise<string> {
  const folder = join(root, name);
  await mkdir(folder);
  await sharedDebugSoc(folder, changes);
  await writeFile(join(folder, 'p.elf'), '');
  return folder;
}

async function planOf(folder: string): Promise<RunPlan> {
  const kind = kindOf('debug')!;
  const { plan } = await kind.load.plan!();
  const request = kind.request.parse({ path: 'duo.soc.json', firmware: 'p.elf' });
  return (await plan(request, await contextOf(folder))).plan;
}

/** What the run compiles in the place of the design's module. @throws with what Verilator says */
async function lint(folder: string, { files }: RunPlan): Promise<void> {
  const beside = Object.keys(files).filter((path) => path.startsWith('src/netloom_core/'));
  for (const path of beside) {
    const place = join(folder, path.replace(/^src/, '.'));
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, files[path]!);
  }
  const sources = beside.map((path) => path.replace(/^src\//, ''));
  const flags = ['--lint-only', '-Wno-UNUSED', '-Wno-DECLFILENAME', '--top-module', 'duo_debug0'];
  execFileSync('verilator', [...flags, ...sources], { cwd: folder, stdio: 'pipe' });
}

describe('a debugging session of cores that share a debug module', () => {
  let jtag: string;
  let apb: string;
  beforeAll(async () => {
    jtag = await made('jtag', {});
    apb = await made('apb', { apb: true });
  }, 300_000);

  it('has the module of the design with a target for each hart, and the cores as they are', async () => {
    const { files } = await planOf(jtag);
    expect(files['openocd.cfg']).toMatch(/soc\.cpu0 .* -coreid 0 [^]*soc\.cpu1 .* -coreid 1 /);
    expect(files['openocd.cfg']).toContain('target smp soc.cpu0 soc.cpu1\n');
    expect(files['netloom.gdb']).toContain('echo cpu0, cpu1 at debug0 stand before their first instruction.');
    expect(Object.keys(files).filter((path) => path.endsWith('.sv'))).toEqual([
      'src/netloom_core/duo_debug0_inside.sv',
      'src/netloom_core/duo_debug0.sv',
    ]);
    const built = await readFile(join(jtag, 'gen/duo/rtl/duo_debug0.sv'), 'utf8');
    const inside = files['src/netloom_core/duo_debug0_inside.sv']!;
    expect(inside).toBe(built.replace('module duo_debug0 (', 'module duo_debug0_inside ('));
  });

  it('gives a module at APB the pins of JTAG, and says so', async () => {
    const plan = await planOf(apb);
    expect(plan.files['netloom.gdb']).toContain(
      'echo debug0 is reached by APB in the design: for this session',
    );
    await lint(apb, plan);
  });

  it('is clean in Verilator', async () => {
    await lint(jtag, await planOf(jtag));
  });

  it('is refused where the module was edited', async () => {
    const path = join(jtag, 'gen/duo/rtl/duo_debug0.sv');
    await writeFile(path, `${await readFile(path, 'utf8')}// edited\n`);
    await expect(planOf(jtag)).rejects.toThrow(
      'gen/duo/rtl/duo_debug0.sv is not as it was generated: generate duo again',
    );
  });
});

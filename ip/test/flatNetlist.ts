import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FlatModule } from './combinationalPaths.ts';
import { run } from './run.ts';

export interface Source {
  path: string;
  text: string;
}

/** The netlist that Yosys makes of a module with `passes`, which leave no hierarchy. */
export async function flatNetlist(
  sources: readonly Source[],
  top: string,
  folder: string,
  passes: string,
  parameters: Record<string, string> = {},
): Promise<FlatModule> {
  const files = sources.filter(({ path }) => path.endsWith('.sv'));
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const settings = Object.entries(parameters).map(([name, value]) => `-chparam ${name} ${value}`);
  const read = `read_verilog -sv ${files.map(({ path }) => path).join(' ')}`;
  const hierarchy = `hierarchy -check -top ${top} ${settings.join(' ')}; rename -top ${top}`;
  await run(folder, 'yosys', '-q', '-p', `${read}; ${hierarchy}; ${passes}; write_json ${top}.json`);
  const netlist = JSON.parse(await readFile(join(folder, `${top}.json`), 'utf8')) as {
    modules: Record<string, FlatModule>;
  };
  return netlist.modules[top]!;
}

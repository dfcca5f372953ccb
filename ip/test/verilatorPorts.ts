import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

export interface ElaboratedPort {
  name: string;
  direction: string;
  /** Bits. */
  width: number;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The top module's ports, in their order, as Verilator elaborates them. `scratch` takes its XML. */
export async function verilatorPorts(
  folder: string,
  files: string[],
  module: string,
  overrides: string[],
  scratch: string,
): Promise<ElaboratedPort[]> {
  const output = join(scratch, `${module}.xml`);
  const generics = overrides.map((text) => `-G${text}`);
  const fixed = ['--xml-only', '--xml-output', output, '--Mdir', scratch, '--top-module', module];
  await run(folder, 'verilator', ...fixed, ...generics, ...files);
  const xml = await readFile(output, 'utf8');
  const widths = new Map(
    [...xml.matchAll(/<basicdtype [^>]*>/g)].map(([tag]) => [
      attribute(tag, 'id'),
      1 + Number(attribute(tag, 'left') ?? 0) - Number(attribute(tag, 'right') ?? 0),
    ]),
  );
  const top = /<module [^>]*topModule="1"[\s\S]*?<\/module>/.exec(xml)?.[0] ?? '';
  return [...top.matchAll(/<var [^>]* dir="[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, 'name')!,
    direction: attribute(tag, 'dir')!.replace('put', ''),
    width: widths.get(attribute(tag, 'dtype_id'))!,
  }));
}

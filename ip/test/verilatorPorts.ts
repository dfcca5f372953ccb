import { prove } from '../../proof/index.ts';
import { filesOf } from './source.ts';
import type { Source } from './source.ts';

export interface ElaboratedPort {
  name: string;
  direction: string;
  /** Bits. */
  width: number;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The top module's ports, in their order, as Verilator elaborates them. */
export async function verilatorPorts(
  sources: readonly Source[],
  module: string,
  overrides: readonly string[] = [],
): Promise<ElaboratedPort[]> {
  const fixed = ['--xml-only', '--xml-output', 'ports.xml', '--Mdir', 'obj', '--top-module', module];
  const generics = overrides.map((text) => `-G${text}`);
  const { files } = await prove({
    files: filesOf(sources),
    steps: [['verilator', ...fixed, ...generics, ...sources.map(({ path }) => path)]],
    leaves: ['ports.xml'],
  });
  const xml = files['ports.xml']!;
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

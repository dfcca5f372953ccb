import { posix } from 'node:path';
import type { VhdlEntity } from '@netloom/hdl/vhdl';
import type { RunPlan } from '@netloom/model';

const LIMITS = { seconds: 120, memoryMegabytes: 2048, processes: 32, diskMegabytes: 256 };
const OUT = 'out';

/** Where the conversion of an entity leaves its Verilog, and what ghdl said. */
export const verilogOf = (index: number): string => posix.join(OUT, `${index}.v`);
export const messagesOf = (index: number): string => posix.join(OUT, `${index}.log`);

/** One entity with the generics that are set. */
export interface Conversion {
  entity: VhdlEntity;
  generics: Record<string, string>;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Converts entities one after the other; one that fails leaves its messages and no Verilog. */
export function conversionPlan(files: readonly string[], conversions: readonly Conversion[]): RunPlan {
  const options = '--std=08 --workdir=../ghdl';
  const script = [
    `mkdir -p ../${OUT} ../ghdl`,
    `ghdl -i ${options} ${files.map((path) => quoted(`./${path}`)).join(' ')} 2> ../ghdl/import.log`,
    ...conversions.map(({ entity, generics }, index) => {
      const [verilog, messages] = [`../${verilogOf(index)}`, `../${messagesOf(index)}`];
      const settings = Object.entries(generics).map(([name, value]) => quoted(`-g${name}=${value}`));
      return [
        `cp ../ghdl/import.log ${messages}`,
        `ghdl -m ${options} ${entity.name} >> ${messages} 2>&1`,
        `ghdl --synth ${options} --out=verilog ${settings.join(' ')} ${entity.name} > ${verilog} 2>> ${messages} || rm ${verilog}`,
      ].join('\n');
    }),
    'exit 0',
  ].join('\n');
  return {
    kind: 'lint',
    title: 'VHDL',
    steps: [
      ...[{ id: 'convert', title: 'Convert', argv: ['sh', '../convert.sh'], env: {}, directory: 'src' }].map(
        (step) => ({ ...step, tool: 'plain', weight: 1 }),
      ),
    ],
    files: { 'convert.sh': `${script}\n` },
    outputs: [],
    limits: LIMITS,
  };
}

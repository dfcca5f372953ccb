import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoreOptions } from '@netloom/core';
import { execute } from '../../packages/core/src/node/execute.ts';
import { topPorts } from '../../packages/core/src/rtl/top/topPorts.ts';

type Port = ReturnType<typeof topPorts>[number]['ports'][number];

/** Connections of ports to the bits of a vector, one behind the other, and how many these are. */
function spread(ports: Port[], vector: string): { connections: string[]; width: number } {
  let width = 0;
  const connections = ports.map((port) => {
    const low = width;
    width += port.width;
    return `.${port.name}(${vector}[${width - 1}:${low}])`;
  });
  return { connections, width };
}

/** A core between registers and three pins: inputs from a shift register, outputs registered and folded into one. */
function wrapper(options: CoreOptions): string {
  const ports = topPorts(options).flatMap((group) => group.ports.filter(({ name }) => name !== 'clk'));
  const inputs = spread(
    ports.filter(({ direction }) => direction === 'in'),
    'inputs',
  );
  const outputs = spread(
    ports.filter(({ direction }) => direction === 'out'),
    'outputs',
  );
  return `module wrapper (input logic clk, input logic in, output logic out);
  logic [${inputs.width - 1}:0] inputs;
  logic [${outputs.width - 1}:0] outputs, registered;
  always_ff @(posedge clk) begin
    inputs <= {inputs[${inputs.width - 2}:0], in};
    registered <= outputs;
    out <= ^registered;
  end
  ${options.name} core (.clk(clk), ${[...inputs.connections, ...outputs.connections].join(', ')});
endmodule
`;
}

/** iCE40 cells of a core alone, without the wrapper. */
export async function ice40Cells(folder: string, top: string, files: string[]) {
  const script = `read_verilog -sv ${files.join(' ')}; synth_ice40 -abc9 -device hx -top ${top}; tee -q -o cells.txt stat`;
  await execute('prlimit', ['--cpu=1800', 'yosys', '-q', '-p', script], { folder });
  const cells = await readFile(join(folder, 'cells.txt'), 'utf8');
  const count = (kind: RegExp) =>
    [...cells.matchAll(/^\s+(SB_\w+)\s+(\d+)$/gm)]
      .filter(([, name = '']) => kind.test(name))
      .reduce((sum, [, , number]) => sum + Number(number), 0);
  return { luts: count(/^SB_LUT4$/), flops: count(/^SB_DFF/), rams: count(/^SB_RAM/) };
}

/** CPU time that nextpnr has, in seconds, and when it is killed: what fills the device nearly may never be routed. */
const SECONDS = '1200:1210';

/** Highest clock on HX8K, in MHz, by nextpnr with seed 1; null when the core does not fit, or finds no routing. */
export async function ice40Fmax(
  folder: string,
  options: CoreOptions,
  files: string[],
): Promise<number | null> {
  await writeFile(join(folder, 'wrapper.sv'), wrapper(options));
  const synthesize = `read_verilog -sv ${files.join(' ')} wrapper.sv; synth_ice40 -abc9 -device hx -top wrapper -json wrapper.json`;
  await execute('yosys', ['-q', '-p', synthesize], { folder });
  const place = ['--hx8k', '--package', 'ct256', '--json', 'wrapper.json', '--pcf-allow-unconstrained'];
  const goal = ['--seed', '1', '--freq', '50', '--timing-allow-fail', '--report', 'report.json', '-q'];
  try {
    await execute('prlimit', [`--cpu=${SECONDS}`, 'nextpnr-ice40', ...place, ...goal], { folder });
  } catch (error) {
    if (/no more|Unable to place|failed to place|SIGXCPU/i.test((error as Error).message)) return null;
    throw error;
  }
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as {
    fmax: Record<string, { achieved: number }>;
  };
  return Math.min(...Object.values(report.fmax).map(({ achieved }) => achieved));
}

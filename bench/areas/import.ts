import { readVerilog } from '@netloom/hdl';
import { verilogOf } from '../designs/verilog.ts';
import { atLeast, fastest } from '../row.ts';
import type { Row } from '../row.ts';

/** Lines of SystemVerilog a second from text to IP descriptors. */
export async function measure(): Promise<Row[]> {
  const { text, lines } = verilogOf(40_000);
  const files = [{ path: 'stages.sv', text }];
  let modules = 0;
  const seconds = await fastest(3, async () => {
    modules = (await readVerilog({ files })).descriptors.length;
  });
  return [
    atLeast(
      'import',
      'SystemVerilog read',
      lines / seconds,
      100_000,
      'lines/s',
      `${lines} lines, ${modules} modules`,
    ),
  ];
}

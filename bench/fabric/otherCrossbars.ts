import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with a clone of Forencich's `verilog-axi`. */
const FOLDER = process.env['NETLOOM_VERILOG_AXI'];

const FILES = [
  ...['arbiter.v', 'priority_encoder.v', 'axi_crossbar.v', 'axi_crossbar_addr.v', 'axi_crossbar_rd.v'],
  ...['axi_crossbar_wr.v', 'axi_register_rd.v', 'axi_register_wr.v'],
];

/**
 * Their crossbar with as many IDs and transactions under way as ours and regions of 64 KiB, and the registers that it has
 * by itself, one in each channel. Undefined without their texts.
 */
export function otherCrossbar(managers: number, memories: number, dataWidth: number) {
  if (FOLDER === undefined || !existsSync(join(FOLDER, 'rtl'))) return undefined;
  // Yosys does not know the format of what their decoder prints when it is elaborated.
  const read = (name: string) =>
    readFileSync(join(FOLDER, 'rtl', name), 'utf8').replaceAll(/\$display\([^;]*\);/g, ';');
  const texts = FILES.map((name) => [name, read(name)] as const);
  const list = (count: number, bits: number, value: (index: number) => number) =>
    `{${Array.from({ length: count }, (_, index) => `${bits}'d${value(count - 1 - index)}`).join(', ')}}`;
  const same = (count: number, bits: number, value: number) => list(count, bits, () => value);
  const values = {
    ...{ S_COUNT: managers, M_COUNT: memories, DATA_WIDTH: dataWidth, ADDR_WIDTH: 32, S_ID_WIDTH: 3 },
    ...{ S_THREADS: same(managers, 32, 4), S_ACCEPT: same(managers, 32, 16), M_ISSUE: same(memories, 32, 4) },
    M_BASE_ADDR: list(memories, 32, (index) => index * 0x0100_0000),
    M_ADDR_WIDTH: same(memories, 32, 16),
  };
  const set = Object.entries(values).map(([name, value]) => `parameter ${name} = ${value}`);
  const crossbar = texts.find(([name]) => name === 'axi_crossbar.v')![1];
  return {
    top: 'axi_crossbar',
    texts: { ...Object.fromEntries(texts), 'axi_crossbar.v': withDefaults(crossbar, set) } as Record<
      string,
      string
    >,
  };
}

/** A module's text with other defaults of its parameters. */
function withDefaults(text: string, set: readonly string[]): string {
  return set.reduce((changed, declaration) => {
    const name = declaration.split(' ')[1]!;
    const found = new RegExp(`parameter ${name}\\s*=[^\\n]*?(,?)\\n`);
    if (!found.test(changed)) throw new Error(`their crossbar has no ${name}`);
    return changed.replace(found, (_, comma: string) => `${declaration}${comma}\n`);
  }, text);
}

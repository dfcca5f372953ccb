import { getVerilogInfoByPath, libJsonByVerilog } from '@netloom/contract';
import type { Reply, ReplyOf } from '@netloom/contract';
import { IpDescriptor } from '@netloom/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prove } from '../../../../../../../proof/index.ts';
import { DEMO, startTestServer } from '../../../../../test/testServer.ts';
import type { TestServer } from '../../../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

type Imported = ReplyOf<typeof libJsonByVerilog>;

async function upload(files: Record<string, string>, options: object = {}): Promise<Reply<Imported>> {
  const body = new FormData();
  body.append('options', JSON.stringify({ deptId: DEMO, folder: 'vhdl', ...options }));
  for (const [path, content] of Object.entries(files)) body.append('files', new Blob([content]), path);
  const { headers } = server.admin;
  const response = await fetch(server.admin.url(libJsonByVerilog), { method: 'POST', headers, body });
  return (await response.json()) as Reply<Imported>;
}

const HEAD = 'library ieee; use ieee.std_logic_1164.all; use ieee.numeric_std.all;\n';
const FILES = {
  'rtl/ramp.vhd': `${HEAD}use work.sizes.all;
entity ramp is
  generic (WIDTH : positive := USUAL; STEP : natural := 1);
  port (clk_i, rst_i : in std_logic; pair : in pair_t; value_o : out std_logic_vector(WIDTH-1 downto 0));
end entity;
architecture rtl of ramp is begin
  part : entity work.adder generic map (WIDTH, STEP) port map (clk_i, rst_i, pair.enable, value_o);
end architecture;
`,
  'rtl/adder.vhd': `${HEAD}
entity adder is
  generic (WIDTH : positive; STEP : natural);
  port (clk, rst, enable : in std_logic; sum : out std_logic_vector(WIDTH-1 downto 0));
end entity;
architecture rtl of adder is
  signal held : unsigned(WIDTH-1 downto 0);
begin
  process (clk) begin
    if rising_edge(clk) then
      if rst = '1' then held <= (others => '0');
      elsif enable = '1' then held <= held + STEP;
      end if;
    end if;
  end process;
  sum <= std_logic_vector(held);
end architecture;
`,
  'rtl/sizes.vhd': `${HEAD}package sizes is
  constant USUAL : positive := 12;
  type pair_t is record enable : std_logic; mark : std_logic_vector(3 downto 0); end record;
end package;
`,
};
const blockOf = ({ modules }: Imported, name: string) =>
  IpDescriptor.parse(
    modules.map(({ socModuleJson }) => JSON.parse(socModuleJson)).find(({ module }) => module === name),
  );

it('brings entities in, with pins for records, generics that are set, and constants of packages', async () => {
  const { data } = await upload(FILES, { defines: { step: '3' } });
  const ramp = blockOf(data, 'ramp');
  expect(ramp.ports.map(({ name, direction, width }) => `${name} ${direction} ${width}`).sort()).toEqual([
    ...['clk_i in 1', 'pair_enable in 1', 'pair_mark in 4', 'rst_i in 1', 'value_o out 12'],
  ]);
  expect(ramp).toMatchObject({
    description: 'VHDL entity with WIDTH = USUAL, STEP = 3, converted by ghdl.',
    files: ['rtl/ramp.v'],
    clocks: [{ port: 'clk_i' }],
    resets: [{ port: 'rst_i', polarity: 'high' }],
  });
  expect(data.modules.find(({ socModuleJson }) => socModuleJson.includes('"ramp"'))).toMatchObject({
    ...{ file: 'rtl/ramp.vhd', line: 3 },
  });
  expect(data.diagnostics.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'info adder is no block of its own: WIDTH has no default; a macro of that name gives it a value',
  ]);
});

it('saves what it was converted to, which simulates as the entity says', async () => {
  const { data } = await upload(FILES, { save: ['ramp'], folder: 'ramp', defines: { STEP: '5' } });
  expect(data.saved).toMatchObject([{ vlnv: 'user:imported:ramp:1.0' }]);
  const body = { deptId: DEMO, socVerilogPath: 'ramp/rtl/ramp.v' };
  const stored = await server.admin.call(getVerilogInfoByPath, { body });
  const bench = `module bench;
  logic clk = 0, rst = 1, enable = 1; wire [11:0] value; int count = 0;
  always #1 clk = ~clk;
  ramp ramp (.clk_i(clk), .rst_i(rst), .pair_enable(enable), .pair_mark(4'd0), .value_o(value));
  initial begin
    repeat (3) @(negedge clk); rst = 0; repeat (7) @(negedge clk); enable = 0; repeat (4) @(negedge clk);
    $display("%0d", value); $finish;
  end
endmodule
`;
  const { steps } = await prove({
    files: { 'ramp.v': textOf(stored), 'bench.sv': bench },
    steps: [
      ['iverilog', '-g2012', '-o', 'bench.vvp', 'ramp.v', 'bench.sv'],
      ['vvp', 'bench.vvp'],
    ],
  });
  expect(steps[1]!.stdout.trim()).toBe('35');
});

function textOf(stored: unknown): string {
  if (typeof stored === 'string') return stored;
  return Object.values(stored as Record<string, unknown>).find(
    (value): value is string => typeof value === 'string' && value.includes('module ramp'),
  )!;
}

it('tells what ghdl refuses at its place, and brings the rest in', async () => {
  const broken = FILES['rtl/adder.vhd']
    .replace('held + STEP', 'held + nothing')
    .replaceAll('adder', 'bad')
    .replace('positive', 'positive := 4')
    .replace('natural', 'natural := 1');
  const fine = `${HEAD}entity wire_1 is port (a : in std_logic; y : out std_logic); end entity;
architecture rtl of wire_1 is begin y <= a; end architecture;\n`;
  const { data } = await upload({ 'bad.vhd': broken, 'fine.vhd': fine });
  expect(data.modules.map(({ file }) => file)).toEqual(['fine.vhd']);
  expect(data.diagnostics).toContainEqual(
    expect.objectContaining({
      ...{ severity: 'error', message: expect.stringContaining('nothing') },
      place: expect.objectContaining({ file: 'bad.vhd', line: 13 }),
    }),
  );
});

it('runs nothing that a file name or a generic says', async () => {
  const text = FILES['rtl/sizes.vhd'];
  const name = "x'; touch owned; '.vhd";
  const entity = `${HEAD}entity e is generic (G : natural := 1); port (a : in std_logic; y : out std_logic); end entity;
architecture rtl of e is begin y <= a; end architecture;\n`;
  const { data } = await upload({ [name]: text, 'e.vhd': entity }, { defines: { G: "1; touch owned; '" } });
  expect(data.modules).toEqual([]);
  expect(data.diagnostics.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
});

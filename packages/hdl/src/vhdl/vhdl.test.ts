import { expect, it } from 'vitest';
import { readEntities, withOwnModules } from './index.ts';

it('finds entities with their generics and ports', () => {
  const text = `-- entity none is
library ieee;
/* entity neither is
*/
ENTITY Fifo IS
  GENERIC (WIDTH, DEPTH : positive := 8; NAME : string := "a;b--c"; INIT : std_logic_vector(7 downto 0) := (others => '0'));
  PORT (signal clk, rst : in std_logic; -- the clock; of all
        q : out std_logic_vector(WIDTH-1 downto 0));
END ENTITY;
architecture a of Fifo is begin u : entity work.other; end architecture;
entity bare is end bare;
`;
  const { entities, diagnostics } = readEntities('f.vhd', text);
  expect(diagnostics).toEqual([]);
  expect(entities).toEqual([
    {
      ...{ name: 'Fifo', file: 'f.vhd', line: 5, ports: ['clk', 'rst', 'q'] },
      generics: [
        { name: 'WIDTH', type: 'positive', value: '8' },
        { name: 'DEPTH', type: 'positive', value: '8' },
        { name: 'NAME', type: 'string', value: '"a;b--c"' },
        { name: 'INIT', type: 'std_logic_vector(7 downto 0)', value: "(others => '0')" },
      ],
    },
    { name: 'bare', file: 'f.vhd', line: 11, generics: [], ports: [] },
  ]);
});

it('says where an entity has no end', () => {
  expect(readEntities('f.vhd', '\nentity a is port (x : in bit);\n').diagnostics).toMatchObject([
    { severity: 'error', message: 'the entity a has no end', place: { file: 'f.vhd', line: 2 } },
  ]);
});

it('names the modules below an entity after it', () => {
  const text =
    'module part_4\n  (input  a);\nendmodule\n\nmodule top\n  (input  a);\n  wire part_4_x;\n  part_4 u (\n    .a(a));\nendmodule\n';
  expect(withOwnModules(text, 'top')).toBe(
    text.replace('module part_4', 'module top_part_4').replace('  part_4 u', '  top_part_4 u'),
  );
});

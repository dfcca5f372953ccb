import { checkRegisters, elaborate } from '@netloom/registers';
import { REGISTER_READERS } from '@netloom/registers/formats';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import { manyRegisters, systemRdl, withReset } from '../designs/registers.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const COUNT = 10_000;
const LINES = 20_000;

/** Check, edit, views and import of a large register map. */
export async function measure(): Promise<Row[]> {
  const map = manyRegisters(COUNT);
  const problems = checkRegisters(map);
  if (problems.length > 0) throw new Error(`the measured map has problems: ${problems[0]?.message}`);
  return [...(await checks(map)), ...(await outputs(map)), ...(await imports())];
}

async function checks(map: ReturnType<typeof manyRegisters>): Promise<Row[]> {
  const copies = Array.from({ length: 5 }, () => structuredClone(map));
  const whole = await fastest(copies.length, () => checkRegisters(copies.pop() ?? map));
  let edited = map;
  let step = 0;
  const again = await fastest(10, () => {
    edited = withReset(edited, ++step);
    checkRegisters(edited);
  });
  return [
    atMost('registers', `check ${COUNT} registers`, whole * 1000, 200, 'ms'),
    atMost('registers', `edit and check again at ${COUNT} registers`, again * 1000, 16, 'ms'),
  ];
}

async function outputs(map: ReturnType<typeof manyRegisters>): Promise<Row[]> {
  const elaborated = elaborate(map).map;
  const rows: Row[] = [];
  let total = 0;
  for (const output of REGISTER_OUTPUTS) {
    const seconds = await fastest(3, () => output.write(elaborated));
    total += seconds;
    rows.push({
      ...atMost('registers', `write ${output.id} of ${COUNT} registers`, seconds, 2, 's'),
      bar: '',
      holds: null,
    });
  }
  const checked = await fastest(1, async () => {
    for (const output of REGISTER_OUTPUTS) await writeWithLosses(output, elaborated);
  });
  return [
    ...rows,
    atMost('registers', `write all ${REGISTER_OUTPUTS.length} views of ${COUNT} registers`, total, 2, 's'),
    {
      ...atMost('registers', 'the same, each read again for what it lost', checked, 2, 's'),
      bar: '',
      holds: null,
    },
  ];
}

async function imports(): Promise<Row[]> {
  const reader = REGISTER_READERS.find(({ id }) => id === 'systemrdl');
  if (!reader) throw new Error('there is no reader of SystemRDL');
  const content = new TextEncoder().encode(systemRdl(LINES));
  const source = { path: 'many.rdl', files: new Map([['many.rdl', content]]) };
  const { maps, diagnostics } = await reader.read(source);
  const registers = maps[0]?.children.length ?? 0;
  if (registers < LINES / 20) throw new Error(`the SystemRDL was not read: ${diagnostics[0]?.message}`);
  const seconds = await fastest(3, () => reader.read(source));
  return [atMost('registers', `read ${LINES} lines of SystemRDL`, seconds, 1, 's')];
}

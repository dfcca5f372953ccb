import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../../answer.ts';

const program = join(import.meta.dirname, '../../../../../programs/netloom.mjs');
const file = 'pins/board/board.pins.json';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-pins-'));
  await mkdir(join(folder, 'pins/board'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Reply {
  code: number;
  output: string;
  errors: string;
}

/** The command as `main.ts` runs it, without a process for each call. */
async function netloom(...args: string[]): Promise<Reply> {
  const isPath = (word: string, index: number) =>
    index > 0 && !word.startsWith('-') && args[index - 1] !== '--budget';
  const words = args.map((word, index) => (isPath(word, index) ? join(folder, word) : word));
  const { exitCode, output, errors } = await answer(['pins', ...words]);
  return { code: exitCode, output, errors };
}

function run(...args: string[]): Promise<Reply> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'pins', ...args], { cwd: folder }, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}

function store(change: object): Promise<void> {
  const board = { netloom: 'pins', version: 1, name: 'board', chip: 'sample144', peripherals: {}, pins: {} };
  return writeFile(join(folder, file), JSON.stringify({ ...board, ...change }));
}

const USART1 = { USART1: { mode: 'Asynchronous' } };

it('checks, solves and generates, and keeps code between the markers', async () => {
  await store({ peripherals: USART1 });
  expect(await netloom('check', file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/USART1_TX .*\[PINS-UNPLACED\]/),
  });
  const refused = await netloom('generate', file);
  expect(refused.code).toBe(1);
  expect(existsSync(join(folder, 'pins/board/Src'))).toBe(false);

  // The specification's sample chip has USART1 on PA3 and PA4 alone.
  const told = JSON.parse((await netloom('solve', file, '--json')).output) as {
    moves: object[];
    written: boolean;
  };
  expect(told.written).toBe(false);
  expect(told.moves).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ signal: 'USART1_RX', to: 'PA3' }),
      expect.objectContaining({ signal: 'USART1_TX', to: 'PA4' }),
    ]),
  );
  expect(await netloom('solve', file, '--write')).toMatchObject({ code: 0 });
  expect(await netloom('check', file)).toMatchObject({ code: 0 });

  expect(await netloom('generate', file)).toMatchObject({ code: 0 });
  const source = join(folder, 'pins/board/Src/main.c');
  const text = await readFile(source, 'utf8');
  const marker = /(USER CODE BEGIN 2 \*\/\n)/;
  expect(text).toMatch(marker);
  await writeFile(source, text.replace(marker, '$1  hello();\n'));
  expect(await netloom('generate', file)).toMatchObject({ code: 0 });
  expect(await readFile(source, 'utf8')).toContain('  hello();\n');

  await writeFile(source, `${await readFile(source, 'utf8')}/* outside */\n`);
  expect(await netloom('generate', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('main.c'),
  });
  expect(await readFile(source, 'utf8')).toContain('/* outside */');
  expect(await netloom('generate', file, '--overwrite')).toMatchObject({ code: 0 });
  expect(await readFile(source, 'utf8')).not.toContain('/* outside */');
  expect(await readFile(source, 'utf8')).toContain('  hello();\n');
});

it('gives the search a budget of steps, and tells what it took', async () => {
  const { output } = await netloom('solve', file, '--budget', '5', '--json');
  const { search } = JSON.parse(output) as { search: { steps: number; budget: number; end: string } };
  expect(search).toMatchObject({ budget: 5, end: 'proven' });
  expect(search.steps).toBeLessThanOrEqual(5);
  expect(await netloom('solve', file, '--budget', '0')).toMatchObject({ code: 2 });
  expect(await netloom('solve', file, '--budget', 'much')).toMatchObject({ code: 2 });
});

it('says why there is no placement, and writes nothing', async () => {
  const pins = { PA3: { signal: 'GPIO_Output', lock: true } };
  await store({ peripherals: USART1, pins });
  const before = await readFile(join(folder, file), 'utf8');
  const { code, output } = await netloom('solve', file, '--write', '--json');
  expect(code).toBe(1);
  const { infeasible, diagnostics } = JSON.parse(output) as {
    infeasible: { signals: { signal: string; at?: string; locked: boolean }[] }[];
    diagnostics: { code: string }[];
  };
  expect(diagnostics.map((each) => each.code)).toContain('PINS-INFEASIBLE');
  const [conflict] = infeasible;
  expect(conflict!.signals).toEqual([
    expect.objectContaining({ signal: 'USART1_RX', locked: false }),
    expect.objectContaining({ signal: 'GPIO_Output', at: 'PA3', locked: true }),
  ]);
  expect(await readFile(join(folder, file), 'utf8')).toBe(before);
});

it('imports a chip, which a configuration below then finds', async () => {
  await writeFile(join(folder, 'mcu.xml'), MCU);
  expect(await netloom('import', 'mcu.xml', '--output', 'chips')).toMatchObject({ code: 0 });
  const again = await netloom('import', 'mcu.xml', '--output', 'chips');
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('--overwrite') });
  const chip = again.errors.match(/chips\/(\S+)\.chip\.json/)![1]!;
  await store({ chip, pins: { PA0: { signal: 'GPIO_Input' } } });
  expect(await netloom('check', file)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 pins assigned'),
  });
  await store({ chip: '../chips/x' });
  expect(await netloom('check', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('PINS-CHIP-UNKNOWN'),
  });
});

it.each([
  [['check'], 'the configuration is missing'],
  [['paint', file], 'unknown command "pins paint"'],
  [['check', file, '--write'], "Unknown option '--write'"],
  [['solve', file, 'more'], 'more" is one file too many'],
  [['import', 'mcu.xml'], '--output is missing'],
])('refuses %j as wrong use', async (args, message) => {
  expect(await netloom(...args)).toMatchObject({ code: 2, errors: expect.stringContaining(message) });
});

it('answers the shell by its exit code', async () => {
  await store({ peripherals: USART1 });
  expect(await run('check', file, '--json')).toMatchObject({
    code: 1,
    output: expect.stringContaining('PINS-UNPLACED'),
  });
  expect(await run('check', file, '--colour')).toMatchObject({
    code: 2,
    errors: expect.stringContaining("Unknown option '--colour'"),
  });
});

/** A chip of the form of ST's open pin data, made up here. */
const MCU = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Mcu ClockTree="STM32F4" Family="STM32F4" Line="STM32F407/417" Package="LQFP48" RefName="STM32F4TINY" xmlns="http://mcd.rou.st.com/modules.php?name=mcu">
  <Core>Arm Cortex-M4</Core>
  <Frequency>168</Frequency>
  <Ram>128</Ram>
  <Flash>512</Flash>
  <IP InstanceName="GPIO" Name="GPIO" Version="STM32F417_gpio_v1_0"/>
  <Pin Name="VDD" Position="1" Type="Power"/>
  <Pin Name="PA0" Position="2" Type="I/O"><Signal Name="GPIO" IOModes="Input,Output,Analog,EVENTOUT,EXTI"/></Pin>
</Mcu>
`;

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ClockNode } from './clockTree.ts';
import { CLOCK_TREES } from './clockTrees.ts';

/** A device of each line that has all that its tree names. */
const DEVICES: Record<string, string> = {
  STM32F4_F401: 'STM32F401xE',
  'STM32F4_F405-F407-F415-F417': 'STM32F407xx',
  STM32F410: 'STM32F410Rx',
  STM32F411: 'STM32F411xE',
  STM32F412: 'STM32F412Zx',
  STM32F413: 'STM32F413xx',
  'STM32F4_F427-F437': 'STM32F429xx',
  STM32F446: 'STM32F446xx',
  'STM32F4_F469-F479': 'STM32F469xx',
};

const root = process.env['NETLOOM_STM32_HAL'];
const scratch = root ? mkdtempSync(path.join(tmpdir(), 'netloom-clocks-')) : '';

/** What ST's headers say for a device, preprocessed: with macros, or expanded. */
function preprocess(device: string, ...flags: string[]): string {
  const hal = path.join(root!, 'stm32f4xx_hal_driver/Inc');
  copyFileSync(path.join(hal, 'stm32f4xx_hal_conf_template.h'), path.join(scratch, 'stm32f4xx_hal_conf.h'));
  const folders = [scratch, hal, path.join(root!, 'cmsis_device_f4/Include')];
  const cores = ['cmsis-core/Include', 'cmsis-core/Core/Include'].map((folder) => path.join(root!, folder));
  const includes = [...folders, ...cores].map((folder) => `-I${folder}`);
  const input = ['-include', 'stm32f4xx_hal.h', '-x', 'c', '/dev/null'];
  const args = ['-E', ...flags, '-DUSE_HAL_DRIVER', `-D${device}`, ...includes, ...input];
  return execFileSync('arm-none-eabi-gcc', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function constantsOf(node: ClockNode): string[] {
  const options = 'options' in node ? (node.options ?? []) : [];
  const macros = options.flatMap(({ macro }) => macro ?? []);
  return [...macros, ...(node.call ? [node.call] : [])].map((name) =>
    name === 'RCC_RTCCLKSOURCE_HSE_DIV' ? `${name}2` : name,
  );
}

afterAll(() => {
  if (scratch) rmSync(scratch, { recursive: true });
});

describe.skipIf(!root)('names in C (NETLOOM_STM32_HAL names a folder with ST’s HAL)', () => {
  it.each(CLOCK_TREES.map((tree) => [tree.name, tree] as const))(
    '%s: all exist',
    { timeout: 60_000 },
    (name, tree) => {
      const device = DEVICES[name]!;
      const defined = new Set(
        [...preprocess(device, '-dM').matchAll(/^#define (\w+)/gm)].map(([, macro]) => macro!),
      );
      const text = preprocess(device, '-P');
      const fields = tree.nodes.flatMap(({ field }) => field?.name.split('.').at(-1) ?? []);
      expect(tree.nodes.flatMap(constantsOf).filter((constant) => !defined.has(constant))).toEqual([]);
      expect(fields.filter((field) => !new RegExp(`uint\\d+_t ${field};`).test(text))).toEqual([]);
    },
  );
});

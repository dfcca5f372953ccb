import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchOf, readDrawing } from '../../src/drawing/index.ts';
import type { BenchPort } from '../../src/drawing/index.ts';

export const DUT = join(import.meta.dirname, 'last.sv');
export const DRAWING = `{signal: [
  {name: 'clk',        wave: 'p.......|..'},
  {name: 'rst_n',      wave: '01......|..', netloom: {direction: 'input'}},
  {name: 'push',       wave: '0.1..0..|..', netloom: {direction: 'input'}},
  {name: 'wdata[7:0]', wave: 'x.345x..|..', data: 'A B 0x7f', netloom: {direction: 'input'}},
  {name: 'last[7:0]',  wave: 'x2.345..|..', data: ['0', 'A', 'B', '0x7f'], netloom: {direction: 'output'}, node: '...b'},
  {name: 'count[3:0]', wave: 'x2.222..|..', data: '0 1 2 3', netloom: {direction: 'output'}, node: '...c'}
], edge: ['b~>c together']}`;

export function made(text: string, ports?: BenchPort[]) {
  const { drawing } = readDrawing(text, 'last.wavedrom.json');
  const isKeyword = (name: string) => name === 'wire';
  return benchOf(drawing!, {
    name: 'last_tb',
    source: 'last.wavedrom.json',
    module: 'last',
    isKeyword,
    ports,
  });
}

/** A folder with the testbench of the drawing. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  writeFileSync(join(folder, 'last_tb.sv'), made(DRAWING).text!);
  return folder;
}

export function run(folder: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd: folder, stdio: 'pipe' });
}

/** All that a program says, whatever its exit code. */
export function said(folder: string, program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

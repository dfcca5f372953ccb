import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLibrary, designOf } from '@netloom/soc';
import { afterAll, describe, expect, it } from 'vitest';
import { buildScene } from '../geometry/scene.ts';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { DARK, LIGHT } from './colours.ts';
import { exportPdf } from './exportPdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'netloom-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { document, layout } = manyBlocks(3);
const scene = buildScene(designOf(document, createLibrary([stage])), layout, { clockWires: false });
const dots = (text: string) => ({
  ...{ alpha: new Uint8Array(text.length * 16).fill(255), columns: text.length * 2, rows: 8 },
  ...{ width: text.length * 10, height: 10 },
});
const pdf = exportPdf(scene, LIGHT, 'three (stages) \\ 三', dots);
const text = Buffer.from(pdf).toString('latin1');

it('has every object where the table says', () => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const rows = text.slice(start).match(/^\d{10} 00000 n $/gm)!;
  rows.forEach((row, index) => {
    const at = Number(row.slice(0, 10));
    expect(text.slice(at, at + 10)).toContain(`${index + 1} 0 obj\n`);
  });
  for (const [, length, stream] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
    expect(stream!.length).toBe(Number(length));
});

describe('a reader of others', () => {
  const read = (bytes: Uint8Array, device: string) => {
    writeFileSync(join(folder, 'in.pdf'), bytes);
    const options = [
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-dPDFSTOPONERROR',
      `-sDEVICE=${device}`,
      '-sOutputFile=-',
    ];
    const { status, stdout, stderr } = spawnSync('gs', [...options, 'in.pdf'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    return stdout + stderr;
  };

  it('finds every name in it', () => {
    const found = read(pdf, 'txtwrite');
    for (const name of ['stage0', 'stage2', 'Pipeline stage', 'in_valid', '[31:0]', 'clk', '50 MHz'])
      expect(found).toContain(name);
  });

  it('takes what is washed, dark, larger than a page, and not Latin', () => {
    const far = { ...scene, blocks: scene.blocks.map((block) => ({ ...block, title: '处理器' })) };
    const large = { ...far, notes: [], tags: [], wires: scene.wires };
    large.blocks[0] = { ...large.blocks[0]!, x: 40_000 };
    const box = /%%BoundingBox: 0 0 (\d+) (\d+)/.exec(read(exportPdf(large, DARK, 'dark', dots), 'bbox'))!;
    expect(Number(box[1])).toBe(14_400);
    expect(Number(box[2])).toBeLessThan(14_400);
  });
});

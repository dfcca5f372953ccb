import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegisterMap } from '@netloom/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DMA, elaborated, textOf } from '../../../test/dma.ts';
import type { OutputFiles } from '../output.ts';
import { cOutput } from './index.ts';

const STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Wconversion', '-Werror', '-fsyntax-only'];
const C = ['-std=c11', ...STRICT];
const CPP = ['-x', 'c++', '-std=c++17', ...STRICT];

/** By hand, from the description and the rules of the bus alone. */
const FACTS = `
offsetof(dma_regs_t, default_) == 0, offsetof(dma_regs_t, B8) == 4, sizeof(((dma_regs_t *)0)->B8) == 1,
offsetof(dma_regs_t, H16) == 6, sizeof(((dma_regs_t *)0)->H16) == 2,
offsetof(dma_regs_t, W64) == 8, sizeof(((dma_regs_t *)0)->W64) == 8, offsetof(dma_regs_t, W128) == 16,
offsetof(dma_regs_t, TABLE[1][2]) == 0x20 + 5 * 4, offsetof(dma_regs_t, SPARSE[3].value) == 0x40 + 3 * 16,
offsetof(dma_regs_t, EVEN_3) == 0x98, offsetof(dma_regs_t, ODD_0) == 0x84, offsetof(dma_regs_t, ODD_3) == 0x9C,
offsetof(dma_regs_t, channel[3].CTRL) == 0x100 + 3 * 0x40 + 4,
offsetof(dma_regs_t, channel[2].sub[1].Q) == 0x100 + 2 * 0x40 + 0x10 + 8 + 4,
offsetof(dma_regs_t, RAM[63]) == 0x400 + 63 * 4, offsetof(dma_regs_t, ROM[15][1]) == 0x800 + 15 * 8 + 4,
sizeof(dma_regs_t) == 0x880, DMA_SIZE == 0x880,
DMA_CHANNEL_SUB_Q_OFFSET == 0x114, DMA_CHANNEL_STRIDE == 0x40, DMA_CHANNEL_COUNT == 4, DMA_TABLE_COUNT == 6,
DMA_DEFAULT_INT_MASK == 0x1F, DMA_DEFAULT_HI_MASK == 0xE0, DMA_DEFAULT_HI_SHIFT == 5, DMA_DEFAULT_HI_WIDTH == 3,
DMA_DEFAULT_RESET == 3 + (1 << 5), DMA_H16_RESET == 0xBEE0, DMA_TABLE_RESET == 0xDEADBEEF,
DMA_W64_X_MASK == 0x3FC0000000, DMA_W64_TOP_MASK == 0x8000000000000000u, DMA_W64_RESET == 0x3FC0000000,
DMA_W128_T_WORD == 3, DMA_W128_T_SHIFT == 1, DMA_W128_T_MASK == 0x1E, DMA_W128_X_LSB == 30,
DMA_MODE_ON == 1, NETLOOM_FIELD_GET(DMA_DEFAULT_HI_MASK, 0x1BFu) == 5,
NETLOOM_FIELD_PREP(DMA_DEFAULT_HI_MASK, 0xFu) == 0xE0,
NETLOOM_FIELD_SET(DMA_W64_X_MASK, 0xFFFFFFFFFFFFFFFFu, 1u) == 0xFFFFFFC07FFFFFFFu`
  .split(/,\s*(?![^(]*\))/)
  .map((each) => each.trim());

describe('C header', () => {
  let folder: string;
  let written: OutputFiles;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'netloom-c-'));
    written = cOutput.write(elaborated(DMA));
    writeFileSync(join(folder, 'dma_regs.h'), textOf(written.files, '.h'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const compile = (options: readonly string[], source: string) => {
    writeFileSync(join(folder, 'source.c'), source);
    execFileSync('gcc', [...options, join(folder, 'source.c')], { encoding: 'utf8', stdio: 'pipe' });
  };
  const asserting = (word: string, facts: readonly string[]) =>
    `#include "dma_regs.h"\n${facts.map((fact) => `${word}(${fact}, "${fact}");`).join('\n')}\n`;

  test('lays everything out as described, for C and for C++, without a warning', () => {
    expect(FACTS.length).toBeGreaterThan(35);
    compile(C, asserting('_Static_assert', FACTS));
    compile(CPP, asserting('static_assert', FACTS));
    expect(() => compile(C, asserting('_Static_assert', ['DMA_B8_OFFSET == 5']))).toThrow(
      /DMA_B8_OFFSET == 5/,
    );
  });

  test('keeps what is read-only from being written', () => {
    const write = (member: string) => `#include "dma_regs.h"\nvoid f(dma_regs_t *r) { r->${member} = 1; }\n`;
    compile(C, write('H16'));
    compile(C, write('RAM[3]'));
    expect(() => compile(C, write('B8'))).toThrow(/read-only/);
    expect(() => compile(C, write('ROM[3][0]'))).toThrow(/read-only/);
  });

  test('follows a parameter that is set before, and fixes one that the layout depends on', () => {
    const set = '#define DMA_W 9u\n#define DMA_START 7u\n';
    const facts = [
      'DMA_DEFAULT_INT_MASK == 0x1FF',
      'DMA_DEFAULT_HI_MASK == 0x1F << 9',
      'DMA_DEFAULT_RESET == 3 + (1 << 9)',
      'DMA_TABLE_RESET == 7',
    ];
    compile(C, set + asserting('_Static_assert', facts));
    const fixed = '#define DMA_CHANNELS 5u\n#include "dma_regs.h"\n';
    expect(() => compile(C, fixed)).toThrow(/redefined/);
  });

  test('gives its macros to the assembler', () => {
    writeFileSync(
      join(folder, 'start.S'),
      '#include "dma_regs.h"\n.long DMA_RAM_OFFSET, DMA_DEFAULT_HI_MASK\n',
    );
    const object = join(folder, 'start.o');
    execFileSync('gcc', ['-c', join(folder, 'start.S'), '-o', object]);
    const dump = execFileSync('objdump', ['-s', '-j', '.text', object], { encoding: 'utf8' });
    expect(dump).toContain('00040000 e0000000');
  });

  test('says what no C type can hold', async () => {
    const map = elaborated(
      RegisterMap.parse({
        netloom: 'registers',
        version: 1,
        name: 'tight',
        children: [
          {
            kind: 'group',
            name: 'g',
            offset: 0,
            size: 6,
            children: [
              { kind: 'register', name: 'A', offset: 0, fields: [{ name: 'X', lsb: 0 }] },
              { kind: 'register', name: 'B', offset: 4, width: 16, fields: [{ name: 'X', lsb: 0 }] },
            ],
          },
          { kind: 'register', name: 'C', offset: 6, width: 16, fields: [{ name: 'X', lsb: 0 }] },
        ],
      }),
    );
    const { files, diagnostics } = cOutput.write(map);
    expect(diagnostics.map(({ code, place }) => [code, place])).toEqual([
      ['REG-LOSS', { kind: 'document', pointer: '/children/0' }],
    ]);
    writeFileSync(join(folder, 'tight_regs.h'), textOf(files, '.h'));
    compile(
      C,
      '#include "tight_regs.h"\n_Static_assert(offsetof(tight_regs_t, C) == TIGHT_G_B_OFFSET + 2, "");\n',
    );
  });
});

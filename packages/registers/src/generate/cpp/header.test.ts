import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegisterMap } from '@netloom/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DMA, elaborated } from '../../../test/dma.ts';
import { cppOutput } from './index.ts';

const STRICT = ['-std=c++17', '-Wall', '-Wextra', '-Wpedantic', '-Wconversion', '-Werror'];

const MIXED = RegisterMap.parse({
  netloom: 'registers',
  version: 1,
  name: 'mixed',
  children: [
    {
      kind: 'register',
      name: 'R',
      offset: 4,
      fields: [
        { name: 'PLAIN', lsb: 0, width: 4, reset: 0 },
        { name: 'OTHER', lsb: 4, width: 4, reset: 0 },
        { name: 'ONE_CLEARS', lsb: 8, width: 4, onWrite: 'oneToClear', reset: 0 },
        { name: 'ZERO_SETS', lsb: 12, width: 4, onWrite: 'zeroToSet', reset: 0 },
        { name: 'SEEN', lsb: 16, width: 4, software: 'r', hardware: 'w' },
      ],
    },
    {
      kind: 'register',
      name: 'S',
      offset: 8,
      fields: [
        { name: 'A', lsb: 0, reset: 0 },
        { name: 'CLEARS', lsb: 1, onWrite: 'clear', reset: 0 },
      ],
    },
  ],
});

describe('C++ header', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'netloom-cpp-'));
    for (const map of [DMA, MIXED]) {
      const { files } = cppOutput.write(elaborated(map));
      for (const { path, content } of files) writeFileSync(join(folder, path), content);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const compile = (source: string, options: readonly string[]) => {
    const file = join(folder, 'source.cpp');
    writeFileSync(file, `#include "dma_regs.hpp"\n#include "mixed_regs.hpp"\n${source}\n`);
    return execFileSync('g++', [...STRICT, ...options, file], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };
  const check = (source: string) => compile(source, ['-fsyntax-only']);
  const body = (source: string) => check(`void f(netloom::block b) { ${source} }`);

  test('knows places, resets and types', () => {
    check(`
      static_assert(dma::channel::sub::Q::offset_of(2, 1) == 0x100 + 2 * 0x40 + 0x10 + 8 + 4);
      static_assert(dma::TABLE::offset_of(1, 2) == 0x20 + 5 * 4);
      static_assert(dma::ROM::offset_of(15) == 0x800 + 15 * 8);
      static_assert(dma::H16::reset == 0xBEE0 && dma::W64::reset == 0x3FC0000000);
      static_assert(dma::W64::X::get(std::uint64_t{0x3FC0000000}) == 255);
      static_assert(dma::default_::HI::set(std::uint32_t{0x1F}, dma::values::MODE::ON) == 0x3F);
      static_assert(std::is_same_v<dma::channel::CTRL::EN::value_type, dma::values::MODE>);
      static_assert(std::is_same_v<dma::W64::TOP::value_type, bool>);`);
    expect(() => check('static_assert(dma::H16::reset == 0);')).toThrow(/static assertion failed/);
  });

  test('refuses what software cannot do when it is compiled', () => {
    body('b.write<dma::H16>(1); b.modify<mixed::R::PLAIN>(3); (void)b.read<dma::B8::X>();');
    expect(() => body('b.write<dma::B8>(1);')).toThrow(/software cannot write this/);
    expect(() => body('b.modify<mixed::R::SEEN>(1);')).toThrow(/software cannot write this/);
    expect(() => body('(void)b.read<dma::SPARSE::O>(0);')).toThrow(/software cannot read this/);
    expect(() => body('b.modify<mixed::S::A>(true);')).toThrow(/another field of the register would change/);
    expect(() => body('(void)b.read<dma::SPARSE::C>();')).toThrow(/one index for each array/);
    expect(() => body('b.modify<dma::default_::HI>(1);')).toThrow(
      /cannot convert|could not convert|invalid conversion/,
    );
  });

  test('leaves the other fields alone, and reads and writes wide registers word by word', () => {
    const program = join(folder, 'program');
    compile(
      `#include <cstdio>
      int main() {
        alignas(8) static std::uint32_t memory[64] = {};
        netloom::block b{reinterpret_cast<std::uintptr_t>(memory)};
        memory[1] = 0xFFF5AA53;
        b.modify<mixed::R::PLAIN>(9);
        std::printf("%x ", memory[1]);
        memory[1] = 0xFFF5AA53;
        b.modify<mixed::R::ONE_CLEARS>(2);
        std::printf("%x ", memory[1]);
        b.write<dma::W64>(0x1122334455667788u);
        std::printf("%x %x ", memory[2], memory[3]);
        b.modify<dma::W128::T>(15);
        std::printf("%x %x", memory[7], static_cast<unsigned>(b.read<dma::W128::T>()));
        return 0;
      }`,
      ['-o', program],
    );
    // PLAIN 9, OTHER 5 as it was, zeros where a 1 clears, ones where a 0 sets; 15 from bit 97 on is 0x1E in word 3.
    expect(execFileSync(program, { encoding: 'utf8' })).toBe('f059 f253 55667788 11223344 1e f');
  });

  test('costs nothing over a volatile access by hand', () => {
    const assembly = (text: string) => {
      compile(text, ['-O2', '-S', '-fno-asynchronous-unwind-tables', '-fno-exceptions', '-o', 'out.s']);
      const lines = readFileSync(join(folder, 'out.s'), 'utf8').split('\n');
      return lines.filter((line) => /^\t[a-z]/.test(line));
    };
    const typed = assembly(`unsigned f(std::uintptr_t base, unsigned i) {
      netloom::block b{base}; b.modify<mixed::R::PLAIN>(9); return b.read<dma::TABLE>(1, i); }`);
    const plain = assembly(`unsigned f(std::uintptr_t base, unsigned i) {
      auto r = reinterpret_cast<volatile std::uint32_t *>(base + 4);
      *r = (*r & 0xF0u) | 0xF009u;
      return *reinterpret_cast<volatile std::uint32_t *>(base + 0x20 + 12 + std::size_t{i} * 4); }`);
    expect(typed.length).toBe(plain.length);
  });
});

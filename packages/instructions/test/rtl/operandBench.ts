import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '@netloom/core/custom';
import { operandsOf } from '../../src/encoding/fields.ts';
import { generateInsn } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';
import { knownOf } from '../../src/core/understood.ts';
import type { Known } from '../../src/core/understood.ts';
import { isLater } from '../../src/rtl/background.ts';
import { functionOf } from '../../src/software/header.ts';
import type { Rtl } from './unitBench.ts';

/** Memory of the loads and stores, in the bench's own address space. */
const [MEMORY, BYTES] = [0x1000_0000, 0x10_0000];

const hex = (value: number) => `0x${(value >>> 0).toString(16)}u`;

/** Where memory is accessed with operands or a state that others set, all of these have to lead into it. */
const accesses = (all: readonly Known[]) => all.some(({ access }) => access !== undefined);

/** The C of the headers, an instruction by its number. */
function reference(insns: readonly Insn[]): string {
  const heads = insns.map(
    ({ name }) => `#define ${name.toUpperCase()}_WITHOUT_INSTRUCTIONS\n#include "${name}_insn.h"`,
  );
  const cases = insns.flatMap(knownOf).map((known, index) => {
    const given = operandsOf(known.fields).map(({ name, type }) =>
      name === 'imm' && type.signed ? '(int32_t)imm' : name,
    );
    const call = `${functionOf(known)}(${given.join(', ')})`;
    return known.fields.registers.has('rd')
      ? `  case ${index}: return ${call};`
      : `  case ${index}: ${call}; return 0;`;
  });
  return `${heads.join('\n')}
uint32_t reference(int index, uint32_t rs1, uint32_t rs2, uint32_t rs3, uint32_t imm)
{
  (void)rs3;
  switch (index) {
${cases.join('\n')}
  }
  return 0;
}
`;
}

function row(known: Known, near: boolean): string {
  const { fields, access } = known;
  const { mask, match, immediate, signed } = fields;
  const bits = immediate.map((bit, index) => ((immediate.length - 1 - index) << 5) | bit);
  return `  {"${known.name}", ${hex(mask)}, ${hex(match)}, {${[...bits, 0].join(', ')}}, ${immediate.length}, ${Number(signed)}, ${Number(fields.registers.has('rd'))}, ${access ? 2 ** access.size : 0}, ${Number(access?.kind === 'store')}, ${Number(near)}, ${Number(isLater(known))}},`;
}

/** Its result comes later, held until it lands. */
const LANDS = `
      if (at.later) {
        for (waited = 0; !unit->landing; cycles++) { tick(); if (++waited > 4096) fail(at, "landing", 0, 1); }
        for (uint32_t held = drawn() % 4; held > 0; held--) tick();
        if (unit->landing_result != expected) fail(at, "later rd", unit->landing_result, expected);
        unit->lands = 1; tick(); unit->lands = 0;
      }`;

const main = (insns: readonly Insn[], hasThird: boolean, isHeld: boolean) => `
#include "Vcore_custom.h"
#include "verilated.h"
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

extern "C" uint32_t reference(int index, uint32_t rs1, uint32_t rs2, uint32_t rs3, uint32_t imm);

struct Instruction {
  const char *name; uint32_t mask, match; int bits[33]; int length, is_signed, has_rd, bytes, stores, near, later;
};
static const Instruction all[] = {
${insns
  .flatMap((insn) => {
    const known = knownOf(insn);
    return known.map((each) => row(each, accesses(known)));
  })
  .join('\n')}
};
static const int COUNT = sizeof all / sizeof *all;
static Vcore_custom *unit;
static uint64_t state = 0x9e3779b97f4a7c15ull;
static uint32_t drawn() { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return (uint32_t)(state >> 16); }
static uint32_t operand() {
  static const uint32_t corners[] = {0, 1, 0xffffffff, 0x80000000, 0x7fffffff, 0x55aa33cc};
  return drawn() % 4 == 0 ? corners[drawn() % 6] : drawn();
}
static void tick() { unit->clk = 1; unit->eval(); unit->clk = 0; unit->eval(); }
static void fail(const Instruction &at, const char *what, uint32_t found, uint32_t expected) {
  std::printf("FAIL %s: %s %08x, not %08x\\n", at.name, what, found, expected);
  std::exit(1);
}

int main(int argc, char **argv) {
  const uint64_t wanted = std::strtoull(argv[1], nullptr, 10);
  (void)argc;
  if (mmap((void *)${MEMORY}, ${BYTES}, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED) return 2;
  for (uint32_t at = 0; at < ${BYTES}; at += 4) *(uint32_t *)(uintptr_t)(${MEMORY} + at) = drawn();
  unit = new Vcore_custom;
  unit->clk = 0; unit->rst_n = 0; unit->valid = 0; unit->eval(); tick(); tick(); unit->rst_n = 1;
  static uint64_t done[sizeof all / sizeof *all];
  uint64_t cycles = 0;
  int first = 0;
  for (int left = COUNT; left > 0;) {
    // Pointers are set before they are used.
    while (first < COUNT && !(all[first].near && all[first].bytes == 0 && !all[first].has_rd)) first++;
    const bool begins = first < COUNT;
    const int index = begins ? first++ : drawn() % COUNT;
    const Instruction &at = all[index];
    uint32_t rs1 = at.near ? ${MEMORY + BYTES / 2} + drawn() % 4096 : operand();
    uint32_t rs2 = operand(), rs3 = operand();
    uint32_t imm = at.length == 0 ? 0 : drawn() & (uint32_t)((1ull << at.length) - 1);
    uint32_t word = (drawn() & ~at.mask) | at.match;
    for (int bit = 0; bit < at.length; bit++) {
      const int to = at.bits[bit] & 31, from = at.bits[bit] >> 5;
      word = (word & ~(1u << to)) | (((imm >> from) & 1u) << to);
    }
    const uint32_t value = at.is_signed && at.length > 0 && (imm >> (at.length - 1)) ? imm | ~(uint32_t)((1ull << at.length) - 1) : imm;
    unit->instr = word; unit->rs1 = rs1; unit->rs2 = rs2;${hasThird ? ' unit->rs3 = rs3;' : ''}
    // Something that is withdrawn, or an access that fails, changes nothing.
    const bool killed = !begins && drawn() % 8 == 0;
    if (at.bytes == 0) {
      unit->valid = !killed; unit->eval();
      if (killed) { tick(); continue; }
      int waited = 0;
      while (!unit->ready) { tick(); cycles++; if (++waited > 4096) fail(at, "ready", 0, 1); }
      const uint32_t found = unit->result, expected = reference(index, rs1, rs2, rs3, value);
      if (at.has_rd && !at.later && found != expected) fail(at, "rd", found, expected);
      tick(); unit->valid = 0; cycles++;${insns.flatMap(knownOf).some(isLater) ? LANDS : ''}
    } else {
      unit->valid = 0; unit->access_done = 0; unit->eval();
      const uint32_t address = unit->access_address, data = unit->access_wdata;
      if (address < ${MEMORY} || address >= ${MEMORY + BYTES - 4}) fail(at, "address", address, 0);
      ${isHeld ? 'unit->access_accept = 1; tick(); unit->access_accept = 0; unit->instr = drawn(); unit->rs1 = drawn(); unit->rs2 = drawn();' : 'tick();'}
      if (killed) continue;
      uint32_t loaded = 0;
      std::memcpy(&loaded, (void *)(uintptr_t)address, at.bytes);
      unit->loaded = at.bytes == 4 ? loaded : loaded | (drawn() << (8 * at.bytes));
      unit->access_done = 1; unit->eval();
      const uint32_t found = unit->access_result, expected = reference(index, rs1, rs2, rs3, value);
      if (at.has_rd && found != expected) fail(at, "rd", found, expected);
      if (at.stores) {
        uint32_t stored = 0;
        std::memcpy(&stored, (void *)(uintptr_t)address, at.bytes);
        const uint32_t given = at.bytes == 4 ? data : data & ((1u << (8 * at.bytes)) - 1);
        if (stored != given) fail(at, "data", given, stored);
      }
      tick(); unit->access_done = 0; cycles++;
    }
    if (++done[index] == wanted) left--;
  }
  std::printf("PASS %llu cycles\\n", (unsigned long long)cycles);
}
`;

/** Runs so many operands of each instruction on the unit in Verilator against the C of the headers. */
export function runOperands(
  options: CoreOptions,
  files: readonly Rtl[],
  insns: readonly Insn[],
  count: number,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-operands-'));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', timeout: 1_800_000 });
  try {
    const third = insns.flatMap(knownOf).some(({ fields }) => fields.registers.has('rs3'));
    writeFileSync(join(folder, 'main.cpp'), main(insns, third, options.base.stages === 5));
    writeFileSync(join(folder, 'reference.c'), reference(insns));
    for (const insn of insns)
      for (const { path, text } of generateInsn(insn).files)
        if (path.endsWith('.h')) writeFileSync(join(folder, path.split('/').at(-1)!), text);
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    run('gcc', '-O2', '-Wall', '-Werror', '-c', 'reference.c', '-o', 'reference.o');
    const sources = files.map(({ path }) => path);
    run(
      'verilator',
      ...['--cc', '--exe', '--build', '-O3', '-CFLAGS', '-O2', '--top-module', 'core_custom'],
      ...['-LDFLAGS', join(folder, 'reference.o'), '-o', 'operands', ...sources, 'main.cpp'],
    );
    try {
      return run(join(folder, 'obj_dir/operands'), String(count)).trim();
    } catch (error) {
      return (error as { stdout?: string }).stdout?.trim() ?? String(error);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

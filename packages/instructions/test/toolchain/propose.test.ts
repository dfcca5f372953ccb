import { crc32 } from 'node:zlib';
import { PRESETS } from '@netloom/core';
import { beforeAll, expect, it } from 'vitest';
import { Insn, checkInsn, tryOut, understoodOne } from '../../src/index.ts';
import { agrees } from '../../src/toolchain/propose/agreement.ts';
import { drafted } from '../../src/toolchain/propose/drafted.ts';
import { propose } from '../../src/toolchain/propose/propose.ts';
import { profile } from '../../src/toolchain/profile.ts';
import { definitionOf } from '../../src/toolchain/propose/definition.ts';
import { built } from './built.ts';

const options = { ...PRESETS.micro, name: 'cpu' };
const LIMIT = 1_000_000;

const CRC = `#include <stdint.h>
int main(void)
{
  const char *text = "123456789";
  volatile uint32_t length = 9;
  uint32_t crc = ~0u;
  for (uint32_t at = 0; at < length; at++) {
    crc ^= (uint8_t)text[at];
    for (int bit = 0; bit < 8; bit++)
      crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0);
  }
  return ~crc != 0xcbf43926u;
}
`;

function proposedFor(text: string) {
  const { elf, listed } = built(options, [], text);
  const run = profile(options, elf, LIMIT);
  return { elf, run, proposals: propose(options, { elf, listed, profile: run, limit: LIMIT }) };
}

let found: ReturnType<typeof proposedFor>;
beforeAll(() => {
  found = proposedFor(CRC);
});

it('a loop of eight rounds over one register becomes one instruction, which is a byte of zlib’s CRC-32', () => {
  const [loop] = found.proposals;
  expect(loop).toMatchObject({ sort: 'loop', times: 9, agreed: 9 });
  const insn = definitionOf(loop!, 'made', options)!;
  expect(checkInsn(insn)).toEqual([]);
  const known = understoodOne(insn, loop!.name)!;
  const bytes = Buffer.from('any bytes at all \0\xff', 'latin1');
  const crc = bytes.reduce(
    (sum, byte) => BigInt(tryOut(insn, known, new Map([['rs1', sum ^ BigInt(byte)]])).rd!),
    0xffff_ffffn,
  );
  expect(Number(crc ^ 0xffff_ffffn)).toBe(crc32(bytes));
});

it('the benefit is what the counts say, and the program with the instruction in it ends alike in as much less', () => {
  const [loop] = found.proposals;
  const { executed, times, rewritten } = loop!;
  // Each round has five instructions, and one more where the lowest bit is set.
  expect(executed).toBeGreaterThanOrEqual(9 * 8 * 5);
  expect(executed).toBeLessThanOrEqual(9 * 8 * 6);
  expect(rewritten).toEqual({
    instructions: found.run.instructions - (executed - times),
    saved: executed - times,
  });
});

it('neither what is read elsewhere too nor what touches memory is taken away', () => {
  const { proposals } = proposedFor(`#include <stdint.h>
volatile uint32_t out[4];
int main(void)
{
  for (uint32_t at = 0; at < 50; at++) {
    uint32_t shared = (at << 3) ^ 0x55;
    out[0] = shared;
    out[1] = (shared + at) & 0xff;
  }
  return 0;
}
`);
  const main = proposals.filter(({ function: of }) => of === 'main');
  expect(main.flatMap(({ replaces }) => replaces).filter((text) => /\b(sw|lw)\b/.test(text))).toEqual([]);
  // What computes `shared` leaves it where it is; what follows may be one instruction of it.
  for (const { behaviour } of main.filter(({ behaviour: lines }) => lines.join().includes('0xff')))
    expect(behaviour.join('\n')).not.toContain('0x55');
});

it('a definition that computes something else than was seen is none', () => {
  const candidate = {
    ...{ sort: 'block' as const, ops: [], output: 10, rounds: 1, times: 1, executed: 2 },
    inputs: [{ register: 11, at: 0 }],
  };
  const draft = (behaviour: string[]) => drafted({ ...candidate, behaviour }, options)!;
  const seen = [{ operands: [3], result: 7 }];
  expect(agrees(draft(['rd = (rs1 << 1) + 1;']), seen)).toBe(true);
  expect(agrees(draft(['rd = (rs1 << 1) + 2;']), seen)).toBe(false);
});

it('an encoding that the core has taken is not given again', () => {
  const [loop] = found.proposals;
  const first = definitionOf(loop!, 'made', options)!;
  expect(Insn.parse(first)).toEqual(first);
  const [{ encoding }] = Object.values(first.instructions) as [Insn['instructions'][string]];
  const taken = {
    name: 'other',
    mask: 0xfe00707f,
    match: 0x0000000b,
    rd: true,
    rs1: true,
    rs2: true,
    rs3: false,
  };
  const custom = { encodings: [taken] } as unknown as NonNullable<(typeof options)['custom']>;
  const second = definitionOf(loop!, 'made', { ...options, custom })!;
  expect(encoding).toMatchObject({ opcode: 'custom-0', funct3: 0, funct7: 0 });
  expect(Object.values(second.instructions)[0]!.encoding).not.toEqual(encoding);
});

it('a program that prints its own cycles is proposed the same, since its counters stand still meanwhile', () => {
  const { proposals } = proposedFor(
    CRC.replace('#include <stdint.h>', '#include <stdint.h>\n#include "csr.h"\n#include "stdio.h"')
      .replace('  uint32_t crc = ~0u;', '  uint32_t crc = ~0u, began = (uint32_t)csr_cycles();')
      .replace('  return ', '  printf("%u", (unsigned)(csr_cycles() - began));\n  return '),
  );
  const [loop] = proposals;
  expect(loop).toMatchObject({ sort: 'loop', times: 9, agreed: 9 });
  expect(loop!.rewritten!.saved).toBe(loop!.executed - loop!.times);
});

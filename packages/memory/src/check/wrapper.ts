import { documentProblem, fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { readMarch } from '../bist/march.ts';
import type { MarchProblem } from '../bist/march.ts';
import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { powerModes } from '../rtl/power.ts';
import { say } from '../wording/sentences.ts';

/** Bits of a word that each bus can carry; a single byte would have neither a mask nor an address of bytes. */
const WIDTHS = {
  axi4: [16, 32, 64, 128, 256, 512, 1024],
  axi4lite: [32, 64],
  apb: [16, 32],
} as const;

/** Whether what stands around the array goes together: bus, scrubber, registers and self-test. */
export function checkWrapper(memory: Memory): Diagnostic[] {
  return [
    ...bus(memory),
    ...scrub(memory),
    ...registers(memory),
    ...march(memory),
    ...repair(memory),
    ...power(memory),
  ];
}

function bus({ bus: kind, ports, width, maskBits, depth, readDuringWrite }: Memory): Diagnostic[] {
  if (kind === 'none') return [];
  const found: Diagnostic[] = [];
  if (ports !== '1rw' && readDuringWrite === 'undefined')
    found.push(
      documentProblem({
        code: 'MEM-BUS-COLLIDES',
        severity: 'warning',
        said: say('MEM-BUS-COLLIDES', {}),
        at: ['readDuringWrite'],
        fix: fixOf(say('MEM-BUS-COLLIDES/fix', {}), [
          { pointer: pointerOf('readDuringWrite'), value: 'new' },
        ]),
      }),
    );
  const widths: readonly number[] = WIDTHS[kind];
  if (!widths.includes(width)) {
    const said = say('MEM-BUS-WIDTH', { width, widths: widths.join(', ') });
    return [...found, documentProblem({ code: 'MEM-BUS-WIDTH', said, at: ['width'] })];
  }
  if (maskBits !== 8)
    found.push(
      documentProblem({
        code: 'MEM-BUS-MASK',
        said: say('MEM-BUS-MASK', {}),
        at: ['maskBits'],
        fix: fixOf(say('MEM-MASK/fix', { fit: 8 }), [{ pointer: pointerOf('maskBits'), value: 8 }]),
      }),
    );
  return [...found, ...span(depth)];
}

function span(depth: number): Diagnostic[] {
  const next = 2 ** Math.ceil(Math.log2(depth));
  if (next === depth) return [];
  return [
    documentProblem({
      code: 'MEM-BUS-DEPTH',
      said: say('MEM-BUS-DEPTH', { depth }),
      at: ['depth'],
      fix: fixOf(say('MEM-BUS-DEPTH/fix', { next }), [{ pointer: pointerOf('depth'), value: next }]),
    }),
  ];
}

function scrub({ scrub: interval, ecc, ports }: Memory): Diagnostic[] {
  if (interval === undefined) return [];
  const code =
    ecc !== 'secded' ? 'MEM-SCRUB-ECC' : ports === '1rw' || ports === '1rw1r' ? undefined : 'MEM-SCRUB-PORTS';
  if (code === undefined) return [];
  const fix = fixOf(say('MEM-SCRUB/fix', {}), [{ pointer: pointerOf('scrub') }]);
  return [documentProblem({ code, said: say(code, {}), at: ['scrub'], fix })];
}

function registers({ registers: has, ecc, bist }: Memory): Diagnostic[] {
  if (bist !== undefined && !has) {
    const fix = fixOf(say('MEM-BIST-REGISTERS/fix', {}), [{ pointer: pointerOf('registers'), value: true }]);
    const said = say('MEM-BIST-REGISTERS', {});
    return [documentProblem({ code: 'MEM-BIST-REGISTERS', said, at: ['registers'], fix })];
  }
  if (!has || ecc !== 'none' || bist !== undefined) return [];
  const fix = fixOf(say('MEM-REGISTERS-NONE/fix', {}), [{ pointer: pointerOf('registers') }]);
  const said = say('MEM-REGISTERS-NONE', {});
  return [documentProblem({ code: 'MEM-REGISTERS-NONE', said, at: ['registers'], fix })];
}

function march({ bist }: Memory): Diagnostic[] {
  if (bist === undefined) return [];
  const read = readMarch(bist.march);
  if (!('reason' in read)) return [];
  return [documentProblem({ code: 'MEM-MARCH', said: marchSaid(read), at: ['bist', 'march'] })];
}

function marchSaid(problem: MarchProblem) {
  switch (problem.reason) {
    case 'syntax':
      return say('MEM-MARCH/syntax', { at: problem.at });
    case 'unknown':
      return say('MEM-MARCH/unknown', { at: problem.at });
    case 'expects':
      return say('MEM-MARCH/expects', { at: problem.at, wanted: problem.wanted! });
    case 'long':
      return say('MEM-MARCH/long', { most: problem.most });
  }
}

/** Spares need a port alone, and what finds out where they are needed. */
function repair(memory: Memory): Diagnostic[] {
  const { repair: spares, ports, bist } = memory;
  if (spares === undefined) return [];
  const problem = (code: RepairProblem) => {
    const fix = fixOf(say('MEM-REPAIR/fix', {}), [{ pointer: pointerOf('repair') }]);
    return documentProblem({ code, said: say(code, {}), at: ['repair'], fix });
  };
  return [
    ...(spares.rows + spares.columns === 0 ? [problem('MEM-REPAIR-NONE')] : []),
    ...(ports === '1rw' ? [] : [problem('MEM-REPAIR-PORTS')]),
    ...(bist === undefined ? [problem('MEM-REPAIR-BIST')] : []),
    ...(spares.columns > 0 && geometryOf(memory).masked ? [problem('MEM-REPAIR-MASK')] : []),
  ];
}

type RepairProblem = 'MEM-REPAIR-NONE' | 'MEM-REPAIR-PORTS' | 'MEM-REPAIR-BIST' | 'MEM-REPAIR-MASK';

function power(memory: Memory): Diagnostic[] {
  if (memory.lowPower === undefined || powerModes(memory).length > 0) return [];
  const fix = fixOf(say('MEM-POWER-NONE/fix', {}), [{ pointer: pointerOf('lowPower') }]);
  return [
    documentProblem({ code: 'MEM-POWER-NONE', said: say('MEM-POWER-NONE', {}), at: ['lowPower'], fix }),
  ];
}

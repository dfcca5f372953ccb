import { ACCESS_NAMES, accessOf, isWritable } from '@netloom/registers';
import type { RegisterField } from '@netloom/model';
import type { z } from 'zod';
import type { Random } from './random.ts';

export type FieldText = z.input<typeof RegisterField>;
type Facts = Omit<FieldText, 'name' | 'lsb' | 'width'>;

/** What a field may refer to, by the width that the other field must have. */
export interface Surroundings {
  /** Paths of fields of one bit, that may gate writes. */
  gates: readonly string[];
  /** Path of a field of `width` bits, or undefined where there is none. */
  sibling: (width: number, isPulse: boolean) => string | undefined;
}

const SOFTWARE = ACCESS_NAMES.filter((name) => name !== 'NOACCESS');

/** Everything of a field of `width` bits but its name and place. */
export function randomField(random: Random, width: number, around: Surroundings): Facts {
  const kind = random.fraction();
  if (kind < 0.08) return wire(random);
  if (kind < 0.12)
    return { software: 'r', hardware: random.pick(['r', 'none']), reset: number(random.bits(width)) };
  if (kind < 0.18 && width === 1)
    return { software: random.pick(['rw', 'w']), hardware: 'r', singlePulse: true, reset: 0 };
  if (kind < 0.34) return { ...counter(random, width), ...extras(random, around) };
  if (kind < 0.48) return interrupt(random, width, around);
  return { ...stored(random, width), ...extras(random, around) };
}

function wire(random: Random): Facts {
  return { software: 'r', hardware: 'w', ...(random.chance(0.3) ? { signalAccess: true } : {}) };
}

function stored(random: Random, width: number): Facts {
  const access = accessOf(random.pick(SOFTWARE))!;
  const isOutput = !access.software.startsWith('r') || random.chance(0.5);
  const isWritten = random.chance(0.45);
  const hardware = isWritten ? (isOutput ? 'rw' : 'w') : 'r';
  const enable = isWritten ? random.pick(['always', 'high', 'low', 'high'] as const) : 'always';
  const plain = isWritable(access) && random.chance(0.05) && access.onWrite === undefined;
  const isUnreset = plain && !isWritten;
  const parity = random.chance(0.1);
  return {
    ...access,
    hardware,
    hardwareEnable: enable,
    precedence: random.pick(['software', 'hardware']),
    hardwareSet: random.chance(0.2),
    hardwareClear: random.chance(0.2),
    // Without a reset a field is unknown until it is written: only plain storage says when that is.
    ...(isUnreset ? {} : { reset: number(random.bits(width)) }),
    parity: parity && !isUnreset,
    ...(isWritable(access)
      ? { softwareEnable: random.pick(['always', 'always', 'always', 'high', 'low']) }
      : {}),
    ...(random.chance(0.15) ? { reductions: ['and', 'or', 'xor'] } : {}),
  };
}

function counter(random: Random, width: number): Facts {
  const direction = () => {
    const max = 2 ** Math.min(width, 16) - 1;
    const step = random.fraction();
    return {
      ...(step < 0.3 ? { step: random.integer(1, Math.min(max, 5)) } : {}),
      ...(step > 0.7 ? { stepWidth: random.integer(1, Math.min(width, 3)) } : {}),
      ...(random.chance(0.4) ? { saturate: random.integer(0, max) } : {}),
      ...(random.chance(0.4) ? { threshold: random.integer(0, max) } : {}),
    };
  };
  const shape = random.integer(0, 2);
  return {
    ...accessOf(random.pick(['RO', 'RW', 'RW', 'RC', 'W1C', 'WC', 'WRC']))!,
    hardware: 'r',
    precedence: random.pick(['software', 'hardware']),
    reset: number(random.bits(width)),
    hardwareClear: random.chance(0.15),
    counter: { ...(shape === 1 ? {} : { up: direction() }), ...(shape === 0 ? {} : { down: direction() }) },
  };
}

function interrupt(random: Random, width: number, around: Surroundings): Facts {
  const reference = (isPulse: boolean) => (random.chance(0.5) ? around.sibling(width, isPulse) : undefined);
  const [enable, mask, test] = [reference(false), reference(false), reference(true)];
  const references = { ...(enable && { enable }), ...(mask && { mask }), ...(test && { test }) };
  if (random.chance(0.2))
    return { software: 'r', hardware: 'w', interrupt: { trigger: 'level', sticky: 'none', ...references } };
  return {
    ...accessOf(random.pick(['W1C', 'W1C', 'RC', 'W0C', 'WC', 'RW', 'WRC']))!,
    hardware: random.pick(['w', 'rw']),
    precedence: random.pick(['software', 'hardware']),
    reset: 0,
    interrupt: {
      trigger: random.pick(['level', 'rising', 'falling', 'both']),
      sticky: random.pick(['bit', 'bit', 'word']),
      ...references,
    },
  };
}

function extras(random: Random, around: Surroundings): Partial<Facts> {
  const gate = around.gates.length > 0 && random.chance(0.2) ? random.pick(around.gates) : undefined;
  return {
    ...(random.chance(0.2) ? { signalAccess: true } : {}),
    ...(random.chance(0.2) ? { signalModify: true } : {}),
    ...(gate ? { gate: { field: gate, active: random.pick(['high', 'low']) } } : {}),
  };
}

/** Numbers beyond those that JSON holds become text. */
function number(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : `0x${value.toString(16)}`;
}

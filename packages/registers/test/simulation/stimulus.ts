import type { RegisterFile } from '../model/registerFile.ts';
import { ones } from '../model/claim.ts';
import type { Random } from '../random/random.ts';
import { hardwareSignals } from './signals.ts';

/** One transfer of the bus driver: it waits `gap` clocks first; `skew` more for the data of an AXI write. */
export interface Operation {
  isWrite: boolean;
  address: bigint;
  data: bigint;
  strobes: bigint;
  gap: number;
  skew: number;
}

export interface Stimulus {
  operations: Operation[];
  /** Value of all hardware inputs together in each clock, the first port in the highest bits. */
  inputs: bigint[];
}

export function stimulusFor(file: RegisterFile, random: Random, transfers: number, clocks: number): Stimulus {
  return {
    operations: operations(file, random, transfers),
    inputs: Array.from({ length: clocks }, () => inputs(file, random)),
  };
}

/** Writes to shadowed registers come in pairs, most of them equal. */
function operations(file: RegisterFile, random: Random, transfers: number): Operation[] {
  const all: Operation[] = [];
  while (all.length < transfers) {
    const next = operation(file, random);
    all.push(next);
    const isShadowed = file.registersAt(next.address).some(({ register }) => register.source.shadowed);
    if (isShadowed && next.isWrite && random.chance(0.8)) {
      all.push({
        ...next,
        data: random.chance(0.8) ? next.data : random.bits(file.map.source.bus.dataWidth),
      });
    }
  }
  return all;
}

function operation(file: RegisterFile, random: Random): Operation {
  const { map, layout } = file;
  const { dataWidth } = map.source.bus;
  const bytes = BigInt(dataWidth / 8);
  const lanes = ones(dataWidth / 8);
  const target = random.pick([...layout.registers, ...layout.registers, ...layout.memories]);
  const size = 'register' in target ? target.register.size : target.memory.size;
  const anywhere = random.bits(map.addressWidth);
  const inside = target.address + BigInt(random.integer(0, Number(size) - 1));
  const address = random.chance(0.06) ? anywhere : inside;
  const isWhole = random.chance(0.6);
  return {
    isWrite: random.chance(0.6),
    address: address - (address % bytes),
    data: random.bits(dataWidth),
    strobes: isWhole ? lanes : BigInt(random.integer(0, Number(lanes))),
    gap: random.chance(0.6) ? 0 : random.integer(1, 4),
    skew: random.chance(0.6) ? 0 : random.integer(1, 3),
  };
}

/** Pulses are one in four, so that clocks without events occur too. */
function inputs(file: RegisterFile, random: Random): bigint {
  let all = 0n;
  for (const { direction, width } of hardwareSignals(file)) {
    if (direction === 'out') continue;
    const isQuiet = random.chance(0.35);
    all = (all << BigInt(width)) | (isQuiet ? 0n : random.bits(width));
  }
  return all;
}

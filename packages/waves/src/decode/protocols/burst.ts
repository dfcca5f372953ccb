import type { Worded } from '@netloom/model';
import { say } from '../../wording/sentences.ts';

/** What an address says of its burst (AMBA AXI, IHI 0022, A3.4.1). */
export interface Burst {
  /** Address within 64 kB; null: unknown. */
  offset: number | null;
  /** Beats; null: unknown, the burst ends with LAST. */
  length: number | null;
  /** Bytes a beat. */
  size: number;
  type: 'FIXED' | 'INCR' | 'WRAP';
}

const types = ['FIXED', 'INCR', 'WRAP'] as const;

export function burstType(code: number | null): Burst['type'] | null {
  return types[code ?? 1] ?? null;
}

/** Address of a beat, counted from 0, within 64 kB. */
function beatOffset({ offset, length, size, type }: Burst, beat: number): number {
  const start = offset!;
  if (beat === 0 || type === 'FIXED') return start;
  const aligned = Math.floor(start / size) * size;
  const next = aligned + beat * size;
  if (type === 'INCR') return next;
  const whole = size * (length ?? 1);
  const boundary = Math.floor(start / whole) * whole;
  return next < boundary + whole ? next : next - whole;
}

/** Least and greatest byte lane of a beat on a bus of so many bytes. */
export function byteLanes(burst: Burst, beat: number, busBytes: number): [least: number, greatest: number] {
  if (burst.offset === null || burst.size > busBytes) return [0, busBytes - 1];
  const at = beatOffset(burst, beat);
  const base = Math.floor(at / busBytes) * busBytes;
  const aligned = Math.floor(at / burst.size) * burst.size;
  return [at - base, aligned + burst.size - 1 - base];
}

/** Rules of A3.4.1 that the address breaks. */
export function burstErrors(
  { offset, length, size, type }: Burst,
  busBytes: number,
): [code: string, said: Worded][] {
  const errors: [string, Worded][] = [];
  if (size > busBytes) errors.push(['size', say('DECODE/axi/size', { size, bus: busBytes })]);
  if (length === null || offset === null) return errors;
  const aligned = Math.floor(offset / size) * size;
  if (type === 'INCR' && (aligned % 4096) + length * size > 4096) {
    errors.push(['boundary', say('DECODE/axi/boundary', {})]);
  }
  if (type === 'WRAP' && ![2, 4, 8, 16].includes(length)) {
    errors.push(['wrap', say('DECODE/axi/wrapLength', { length })]);
  }
  if (type === 'WRAP' && offset % size !== 0) errors.push(['wrap', say('DECODE/axi/wrapAddress', {})]);
  if (type === 'FIXED' && length > 16) errors.push(['length', say('DECODE/axi/fixedLength', { length })]);
  return errors;
}

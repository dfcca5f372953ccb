import { freemem, totalmem } from 'node:os';
import { cgroupMemory } from './cgroupMemory.ts';
import type { Memory } from './cgroupMemory.ts';

/** What this server may use and what of it is in use: of its control group, else of the machine. */
export async function memory(): Promise<Memory> {
  const total = totalmem();
  // Free is what the kernel calls available (proc(5), MemAvailable).
  return (await cgroupMemory(total)) ?? { total, used: total - freemem() };
}

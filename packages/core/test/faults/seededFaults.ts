import { ADVANCED_FAULTS } from './advancedFaults.ts';
import { AUXILIARY_FAULTS } from './auxiliaryFaults.ts';
import { BASE_FAULTS } from './baseFaults.ts';
import { DIRECTED_FAULTS } from './directedFaults.ts';
import { DEBUG_1_FAULTS } from './debug1Faults.ts';
import { DEBUG_FAULTS } from './debugFaults.ts';
import type { Fault } from './fault.ts';
import { FULL_TRIGGER_FAULTS } from './fullTriggerFaults.ts';
import { FLOAT_FAULTS } from './floatFaults.ts';
import { CACHE_BLOCK_FAULTS } from './cacheBlockFaults.ts';
import { CACHE_FAULTS } from './cacheFaults.ts';
import { CACHE_LOCK_FAULTS } from './cacheLockFaults.ts';
import { ECC_FAULTS } from './eccFaults.ts';
import { IMPLEMENTATION_FAULTS } from './implementationFaults.ts';
import { LATE_ALU_FAULTS } from './lateAluFaults.ts';
import { LOADS_AHEAD_FAULTS } from './loadsAheadFaults.ts';
import { LOST_BIT_FAULTS } from './lostBitFaults.ts';
import { MEMORY_FAULTS } from './memoryFaults.ts';
import { NEXT_LINE_FAULTS } from './nextLineFaults.ts';
import { PROTECTION_FAULTS } from './protectionFaults.ts';
import { CLIC_FAULTS } from './clicFaults.ts';
import { COMBINING_FAULTS } from './combiningFaults.ts';
import { SAFETY_FAULTS } from './safetyFaults.ts';
import { DOUBLE_TRAP_FAULTS } from './doubleTrapFaults.ts';
import { TRACE_FAULTS } from './traceFaults.ts';

/** Bugs in what the options make, at least one an option. */
export const SEEDED_FAULTS: readonly Fault[] = [
  ...BASE_FAULTS,
  ...FLOAT_FAULTS,
  ...MEMORY_FAULTS,
  ...LOADS_AHEAD_FAULTS,
  ...COMBINING_FAULTS,
  ...CACHE_FAULTS,
  ...CACHE_BLOCK_FAULTS,
  ...ECC_FAULTS,
  ...CACHE_LOCK_FAULTS,
  ...NEXT_LINE_FAULTS,
  ...AUXILIARY_FAULTS,
  ...ADVANCED_FAULTS,
  ...LATE_ALU_FAULTS,
  ...IMPLEMENTATION_FAULTS,
  ...PROTECTION_FAULTS,
  ...DEBUG_FAULTS,
  ...FULL_TRIGGER_FAULTS,
  ...DEBUG_1_FAULTS,
  ...SAFETY_FAULTS,
  ...DOUBLE_TRAP_FAULTS,
  ...LOST_BIT_FAULTS,
  ...CLIC_FAULTS,
  ...DIRECTED_FAULTS,
  ...TRACE_FAULTS,
];

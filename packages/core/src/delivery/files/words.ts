import type { MissingReason } from '../suite.ts';
import type { SuiteId } from '@netloom/model';

/** What each suite tries, for a report. */
export const SUITE_TEXT: Readonly<Record<SuiteId, string>> = {
  instructions:
    'every instruction that computes, branches or jumps: operand classes, hazards, shared registers',
  compressed: 'instructions of 16 bits at both halves of a word',
  atomics: 'read-modify-write and reservations',
  memory: 'loads and stores of every size and offset, and the rules of the bus',
  csr: 'fields of CSRs, which of them there are, counters',
  exceptions: 'every cause, with its place, value and mode, and that nothing behind it happened',
  interrupts:
    'every source: during work, masked, asleep, vectored, in order of priority; levels and triggers of a CLIC',
  privilege: 'what user mode may not do, and mstatus through traps',
  protection: 'rights by every way to match, in both modes; order, ends and locks of rules',
  caches: 'lines that make room, fences, code written as data, devices between',
  custom: 'the core’s own instructions, alone and in pairs; those of a unit at the custom port',
  debug: 'halts and steps that the program must not see',
  reset: 'resets in the middle of work',
  random: 'random instructions with traps and changes of privilege',
  benchmarks: 'programs whose cycles the report tells, on memory without wait states',
  others: 'programs that others wrote, as they came',
};

export const MISSING_TEXT: Readonly<Record<MissingReason, string>> = {
  'no-compressed': 'the core has no compressed instructions',
  'no-atomics': 'the core has no atomic instructions',
  'no-csrs': 'the core has no CSRs, and with them no traps',
  'no-user-mode': 'the core has machine mode alone',
  'no-protection': 'the core has no memory protection',
  'no-caches': 'the core has no caches',
  'no-custom-instructions': 'the core has neither custom instructions nor a custom port',
  'no-debug-port': 'the core has no debug module',
  'dirty-at-reset': 'the write-back cache has no fence.i by which a program could empty it before a reset',
  'none-given': 'no folder with programs of others was given',
};

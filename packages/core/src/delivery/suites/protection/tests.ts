import { csrImmediate } from '../../../program/encode.ts';
import type { TestCode } from '../../testCode.ts';
import { accesses, call, callAsUser, fillWithReturns, probe } from './probes.ts';
import {
  EXECUTE,
  LOCK,
  MSECCFG,
  OFF,
  PMPADDR0,
  PMPCFG0,
  RANGE,
  READ,
  REGION,
  WORD,
  WRITE,
  entriesOf,
  field,
  keepRegister,
  openBehind,
  regionAddress,
  secure,
  setRule,
  writeAddress,
  writeCfg,
  writeLast,
} from './rules.ts';

const RIGHTS = [0, READ, READ | WRITE, EXECUTE, READ | EXECUTE, READ | WRITE | EXECUTE, WRITE];
const [MML, MMWP, RLB] = [1, 2, 4];

/** Every register as it is written and read, those without an entry too. The first entry may not take memory away. */
export function registers(test: TestCode): void {
  openBehind(test);
  for (let entry = 0; entry < 16; entry++)
    for (const address of [0, 0xffff_ffff, 0x2aaa_aaaa, 0x1555_5555, 0x0000_0fff]) {
      if (entry === entriesOf(test) - 1) continue;
      writeAddress(test, entry, address);
      for (const cfg of [OFF, WORD, REGION]) {
        if (entry < entriesOf(test)) writeCfg(test, entry, cfg | READ);
        keepRegister(test, PMPADDR0 + entry);
        keepRegister(test, PMPCFG0 + (entry >> 2));
      }
      if (entry < entriesOf(test)) writeCfg(test, entry, OFF);
    }
}

/** Every right in every way to match, by both modes, within the region and on either side of it. */
export function rights(test: TestCode): void {
  const { base, size } = field(test);
  openBehind(test);
  fillWithReturns(test, base, size);
  for (const allowed of RIGHTS)
    for (const matching of [REGION, WORD]) {
      setRule(test, 0, matching === WORD ? base >>> 2 : regionAddress(base, size), matching | allowed);
      for (const address of [base, base + size - 4, base - 4, base + size]) accesses(test, address);
      probe(test, base);
      callAsUser(test, base);
    }
}

/** A range: the words at its ends, and one that is empty. */
export function ranges(test: TestCode): void {
  const { base, size } = field(test);
  openBehind(test);
  for (const [from, to] of [
    [base, base + size],
    [base + size, base],
    [base, base],
  ] as const) {
    writeCfg(test, 1, OFF);
    writeAddress(test, 0, from >>> 2);
    setRule(test, 1, to >>> 2, RANGE | READ);
    for (const address of [base - 4, base, base + size - 4, base + size]) accesses(test, address, true);
  }
}

/** Of two rules that match, that of the lower number counts, whatever it permits. */
export function order(test: TestCode): void {
  const { base, size } = field(test);
  openBehind(test);
  for (const [first, second] of [
    [0, READ | WRITE],
    [READ | WRITE, 0],
    [READ, READ | WRITE],
  ] as const) {
    setRule(test, 0, regionAddress(base, size), REGION | first);
    setRule(test, 1, regionAddress(base, 2 * size), REGION | second);
    accesses(test, base, true);
    accesses(test, base + size, true);
  }
}

/** Without a rule user mode may do nothing, machine mode everything. */
export function unmatched(test: TestCode): void {
  const { base } = field(test);
  writeCfg(test, 0, OFF);
  probe(test, base);
}

/** A lock binds machine mode, and stays: neither the rule nor the address that a range begins at can be changed. */
export function locks(test: TestCode): void {
  const { base, size } = field(test);
  openBehind(test);
  fillWithReturns(test, base, size);
  writeAddress(test, 0, base >>> 2);
  setRule(test, 1, (base + size) >>> 2, RANGE | LOCK | READ);
  probe(test, base);
  for (const entry of [0, 1]) {
    writeAddress(test, entry, 0);
    keepRegister(test, PMPADDR0 + entry);
  }
  writeCfg(test, 1, OFF);
  keepRegister(test, PMPCFG0);
  call(test, base);
}

/** Rules of Smepmp's lockdown by {L, X, W, R}, by both modes; code and data of the test are shared by both. */
export function lockdown(test: TestCode): void {
  const { base, size } = field(test);
  const last = entriesOf(test) - 1;
  openBehind(test);
  fillWithReturns(test, base, size);
  secure(test, RLB);
  // The program: a region of code that both modes execute, and all else readable and writable by both.
  writeAddress(test, last - 1, regionAddress(0x8000_0000, 0x20_0000));
  writeLast(test, REGION | LOCK | EXECUTE, REGION | READ | WRITE | EXECUTE);
  secure(test, MML);
  writeLast(test, REGION | LOCK | WRITE | EXECUTE, REGION | WRITE | EXECUTE);
  for (let rule = 0; rule < 16; rule++) {
    const cfg = (rule & 8 ? LOCK : 0) | (rule & 7);
    setRule(test, 0, regionAddress(base, size), REGION | cfg);
    keepRegister(test, PMPCFG0);
    probe(test, base);
    callAsUser(test, base);
  }
  writeCfg(test, 0, OFF);
}

/** Machine mode without a rule under MMWP: the data have one, that of another field goes. */
export function whitelist(test: TestCode): void {
  const { base, size } = field(test);
  openBehind(test);
  setRule(test, 0, regionAddress(base, size), REGION | READ);
  secure(test, MMWP);
  keepRegister(test, MSECCFG);
  probe(test, base);
  test.code.word(csrImmediate(3, 0, MSECCFG, MMWP));
  keepRegister(test, MSECCFG);
}

import { describe, expect, it } from 'vitest';
import { core, machine } from './machine.ts';

const [TDATA1, TDATA2] = [0x7a1, 0x7a2];
const [MACHINE, USER] = [3, 0] as const;
const COUNT_USER = 3 * 2 ** 28 + (1 << 10) + 0x40;
const REGION = 6 * 2 ** 28 + (1 << 7) + 0x44;
const PC = 0x8000_0100;

const options = { ...core({ base: { userMode: true } }) };
const full = {
  ...options,
  debug: { ...options.debug, transport: 'apb', triggers: 1, triggerKind: 'full' },
} as const;

/** Expected values are those of RISC-V Debug 1.0. */
describe('full triggers', () => {
  it('keep what is due in the other mode', () => {
    const { triggers } = machine({ options: full, main: () => {} });
    triggers!.set(0, COUNT_USER, 0);
    triggers!.count(MACHINE);
    expect(triggers!.stops({ pc: PC, mode: USER })).toBe(false);
    triggers!.count(USER);
    triggers!.fired(MACHINE);
    expect(triggers!.stops({ pc: PC, mode: MACHINE })).toBe(false);
    expect(triggers!.stops({ pc: PC, mode: USER })).toBe(true);
    triggers!.fired(USER);
    expect(triggers!.stops({ pc: PC, mode: USER })).toBe(false);
  });

  it('tell how wide a region can be, by the tdata1 that is there when tdata2 is written', () => {
    const model = machine({ options: full, main: () => {} });
    model.triggers!.set(0, REGION, 0xffff_ffff);
    expect(model.csr(TDATA2)).toBe(0xffff_ffff);
    model.triggers!.set(0, REGION, 0xffff_ffff);
    expect(31 - Math.clz32(~model.csr(TDATA2)!)).toBe(30);
    model.triggers!.set(0, REGION, 0x3fff_ffff);
    expect([model.csr(TDATA1), model.csr(TDATA2)]).toEqual([0x6800_10c4, 0x3fff_ffff]);
  });
});

import { EBREAK, NOP, WFI, addi, jumpForm } from '../../../src/program/encode.ts';
import { DCSR, DMCONTROL, DMSTATUS, DPC, EBREAK_M, PRV_M, Script, causeOf, x } from '../script.ts';
import { RESET, HANDLER, MCAUSE, BODY, behind, atBody, pcAndCause, CAUSE } from './debugCase.ts';
import type { DebugCase } from './debugCase.ts';

export const stops: DebugCase[] = [
  {
    name: 'a halt request stops the hart, registers and memory are there, and it goes on',
    program: behind(addi(6, 0, 0), addi(6, 6, 1), jumpForm(0, -4)),
    script: new Script()
      .activate()
      .settled()
      .halt()
      .read(DMSTATUS, 'status')
      .get(DCSR, 'dcsr')
      .get(x(5), 'x5')
      .get(x(6), 'first')
      .set(x(7), 0x1234_5678)
      .get(x(7), 'x7')
      .run()
      .read(DMSTATUS, 'running')
      .settled()
      .halt()
      .get(x(6), 'second'),
    seen: (a) => [
      causeOf(a.dcsr!),
      (a.status! >>> 8) & 15,
      a.x5,
      a.x7,
      (a.running! >>> 8) & 15,
      a.second! > a.first!,
    ],
    expected: [CAUSE.haltreq, 3, HANDLER, 0x1234_5678, 12, true],
  },
  {
    name: 'a halt at reset comes before the first instruction, and the reset is told until it is acknowledged',
    program: behind(),
    script: new Script()
      .activate()
      .haltAtReset()
      .get(DPC, 'dpc')
      .get(DCSR, 'dcsr')
      .read(DMSTATUS, 'before')
      .write(DMCONTROL, 2 ** 28 + 1)
      .read(DMSTATUS, 'after'),
    seen: (a) => [a.dpc, causeOf(a.dcsr!), (a.before! >>> 18) & 3, (a.after! >>> 18) & 3],
    expected: [RESET, CAUSE.reset, 3, 0],
  },
  {
    name: 'an ebreak stops the hart before it, where dcsr says so, and traps where not',
    program: behind(NOP, EBREAK),
    script: atBody()
      .set(DCSR, EBREAK_M | PRV_M)
      .run()
      .halted()
      .get(DPC, 'on pc')
      .get(DCSR, 'on dcsr')
      .get(MCAUSE, 'on mcause')
      .set(DCSR, PRV_M)
      .run()
      .settled()
      .halt()
      .get(DPC, 'off pc')
      .get(DCSR, 'off dcsr')
      .get(MCAUSE, 'off mcause'),
    seen: (a) => [...pcAndCause('on')(a), a['on mcause'], ...pcAndCause('off')(a), a['off mcause']],
    expected: [BODY + 4, CAUSE.ebreak, 0, HANDLER + 4, CAUSE.haltreq, 3],
  },
  {
    name: 'an ebreak with a halt request pending is the cause',
    program: behind(EBREAK),
    script: atBody()
      .set(DCSR, EBREAK_M | PRV_M)
      .resume()
      .requestHalt()
      .halted()
      .get(DPC, 'one pc')
      .get(DCSR, 'one dcsr'),
    seen: pcAndCause('one'),
    expected: [BODY, CAUSE.ebreak],
  },
  {
    name: 'a halt request ends a wfi, and is the cause',
    program: behind(WFI, NOP),
    script: atBody().run().settled().halt().get(DPC, 'one pc').get(DCSR, 'one dcsr'),
    seen: pcAndCause('one'),
    expected: [BODY + 4, CAUSE.haltreq],
  },
];

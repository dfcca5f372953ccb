import type { CoreOptions } from '../../src/index.ts';

/** Tests of the suite that every core with JTAG, triggers, interrupts and user mode passes. */
const RUN: ReadonlySet<string> = new Set(
  [
    'CheckMisa DebugBreakpoint DebugChangeString DebugCompareSections DebugExit DebugFunctionCall DebugSymbols',
    'DebugTurbostep DisconnectTest DownloadTest EbreakTest Hwbp1 Hwbp2 InfoTest InstantChangePc InstantHaltTest',
    'InterruptTest JumpHbreak MemTest8 MemTest16 MemTest32 MemTest64 MemTestBlock0 MemTestBlock1 MemTestBlock2',
    'MemTestReadInvalid PrivChange PrivRw ProgramHwWatchpoint ProgramSwWatchpoint Registers Semihosting',
    'SimpleF18Test SimpleNoExistTest SimpleS0Test SimpleS1Test SimpleT0Test SimpleT1Test',
    'SimpleV13Test StepTest TooManyHwbp TriggerExecuteInstant TriggerLoadAddressInstant',
    'TriggerStoreAddressInstant IcountTest RepeatReadTest UserInterrupt WriteCsrs WriteGprs',
  ].flatMap((line) => line.split(' ')),
);

const openOcd = (command: string) => `OpenOCD 0.12 has no command "${command}"`;
const HARTS = 'one hart: several at one module have tests of their own (ip/openocdHarts.deep.test.ts)';
const POWER =
  'a hart that becomes unavailable: the suite does it by a register of Spike or an instruction of SiFive';
const SUPERVISOR = 'no supervisor mode, no virtual memory';
const OWN_TRIGGERS =
  'triggers are the debugger’s alone, a program sets none: tdata registers are WARL (Debug 0.13.2, 5.2; 1.0, 5.7)';

/** Tests that do not apply, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  CeaseStepiTest: POWER,
  CustomRegisterTest: 'registers of Spike’s own behind abstract commands',
  EtriggerTest: 'no triggers of type 5, which are optional (Debug 1.0, 5.7)',
  FreeRtosTest: 'OpenOCD 0.12 knows no FreeRTOS on RISC-V',
  HwbpManual: openOcd('riscv reserve_trigger'),
  ItriggerTest: 'no triggers of type 4, which are optional (Debug 1.0, 5.7)',
  Mcontrol6Test: OWN_TRIGGERS,
  McontrolTest: OWN_TRIGGERS,
  MemTestBlockReadInvalid: 'a read of nothing is an error, and no zeros',
  MemorySampleMixed: openOcd('riscv memory_sample'),
  MemorySampleSingle: openOcd('riscv memory_sample'),
  MulticoreRegTest: HARTS,
  MulticoreRtosSwitchActiveHartTest: HARTS,
  MulticoreRunAllHaltOne: HARTS,
  SemihostingFileio:
    'OpenOCD 0.12 goes on at the same ebreak once gdb has opened the file, and takes the answer for a call',
  SmpSimultaneousRunHalt: HARTS,
  StepThread2Test: HARTS,
  Sv32Test: SUPERVISOR,
  Sv39Test: SUPERVISOR,
  Sv48Test: SUPERVISOR,
  UnavailableCycleTest: POWER,
  UnavailableHaltedTest: POWER,
  UnavailableMultiTest: POWER,
  UnavailableRunTest: POWER,
  VectorTest: 'no vectors',
};

/** Whether something is said of a test: it is run, or there is a reason. */
export const isKnown = (test: string): boolean => RUN.has(test) || test in LEFT_OUT;

/** Why a core does not run a test of the suite; undefined where it does. */
export function whyNot({ debug }: CoreOptions, test: string): string | undefined {
  if (test === 'IcountTest' && debug.triggerKind !== 'full') return 'no triggers that count instructions';
  return LEFT_OUT[test];
}

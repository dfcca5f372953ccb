import { sayer } from '@netloom/model';

/** Every sentence that checks of core options say, in English; other languages are worded by the same keys. */
export const CORE_SENTENCES = {
  'core-name/verilog': 'Name: "{{name}}" is a keyword of SystemVerilog',
  'core-name/c': 'Name: "{{name}}" is a keyword of C',
  'core-name/underscore': 'Name: "{{name}}" begins with an underscore, which C keeps for itself',
  'core-needs-zicsr/option':
    '{{option}} needs Zicsr, whose registers control it: choose Zicsr too, or leave it out',
  'core-needs-zicsr/store-buffer':
    'The store buffer needs Zicsr, since its late bus errors are interrupts: choose Zicsr too, or leave it out',
  'core-needs-five-stages/forwarding':
    'Forwarding needs five stages: with two, a result is written before the next instruction reads it',
  'core-needs-five-stages/prediction':
    'Branch prediction needs five stages: with two, a branch is decided as early as it could be predicted',
  'core-needs-five-stages/ahead':
    'An idempotent region needs five stages: with two, a load ends before the next one begins',
  'core-gating-without-clock':
    'Clock gating has nothing to stop: choose Zicsr, whose wfi lets the core sleep, or registers in flops, each with a clock of its own',
  'core-gates-without-unit':
    'There is no unit that rests: choose a multiplier, floating point or counters, or leave the clock gates of units out',
  'core-dsp-without-product':
    'DSP blocks have nothing to multiply: choose the fast or the single-cycle multiplier, whose products are whole, or the multiplier in logic',
  'core-retiming-without-register':
    'Retiming has no register to move: choose five stages with the single-cycle multiplier in logic, which alone has one in its product',
  'core-prediction-table':
    'Bimodal and gshare keep a counter of two bits in each entry of their table: choose a power of two from 16 to 4096',
  'core-prediction-without-table': 'Only bimodal and gshare have a table: choose one of them, or 0 entries',
  'core-returns-need-prediction':
    'A return is predicted in ID as branches are: choose a branch prediction too, or leave the return stack out',
  'core-targets-need-prediction':
    'ID compares what the branch target buffer says with its own prediction: choose a branch prediction too, or 0 entries',
  'core-targets-table':
    'The branch target buffer has a power of two of entries, from 8 to 256: choose one, or 0',
  'core-late-needs-forwarding':
    'A branch that is decided in MEM takes its operand as results are forwarded, and its target along: choose forwarding and the branch-target adder too',
  'core-late-alu-needs-forwarding':
    'An operation that is executed in MEM takes its operand as results are forwarded, and hands its own on so: choose forwarding too, or leave the late ALU out',
  'core-parity-without-cache':
    'Parity guards what lies in caches, and there is none: choose one, or leave parity out',
  'core-parity-write-back':
    'A line with a lost bit is fetched anew, and what write-back has changed lies nowhere else: choose write-through, error correction, or neither',
  'core-ecc-without-cache':
    'Error correction guards what lies in caches, and there is none: choose one, or leave error correction out',
  'core-ecc-parity':
    'Error correction sees each lost bit that parity sees, and corrects it: leave one of the two out',
  'core-lock-without-cache':
    'What is locked are ways of caches, and there is no cache: choose one, or leave the lock out',
  'core-lock-direct-mapped':
    'A cache of one way could not be refilled any more once that is locked: choose two or four ways, or leave the lock out',
  'core-lock-status':
    'The status of custom instructions stands at the address of a mask of the caches (0x7f0, 0x7f1): move the status, or leave the lock out',
  'core-zicbom-needs-cache':
    'Zicbom manages the lines of a data cache, and there is none: choose one, or leave Zicbom out',
  'core-zcb-needs-compressed': 'Zcb adds forms of 16 bits to those of C: choose C too, or leave it out',
  'core-zcmp-needs-compressed':
    'Zcmp adds instructions of 16 bits to those of C: choose C too, or leave it out',
  'core-zcmp-trace':
    'The instruction trace tells of instructions that are executed at once, and those of Zcmp are several: leave one of them out',
  'core-prediction-needs-adder':
    'A predicted branch is fetched before the ALU sees it: choose the branch-target adder too',
  'core-needs-debug/system-bus':
    'System bus access is a part of the debug module: choose how a debugger reaches it, or leave it out',
  'core-needs-debug/triggers':
    'Triggers are set by a debugger: choose how it reaches the core, or leave them out',
  'core-needs-debug/program-buffer':
    'The program buffer is a part of the debug module: choose how a debugger reaches it, or leave it at two words',
  'core-pmp-needs-user-mode':
    'Memory protection needs user mode, which is what it protects from: choose user mode too, or no entries',
  'core-pmp-granularity':
    'Granularity of memory protection: choose a power of two from 4 to 1048576 (1 MiB) bytes',
  'core-needs-pmp/granularity':
    'A granularity has no effect without memory protection: choose entries too, or leave it at 4 bytes',
  'core-needs-pmp/smepmp':
    'Smepmp is an extension of the memory protection: choose entries too, or leave it out',
  'core-pmp-locks-out/entries':
    'With MML and MMWP a rule lets machine mode execute or write, never both: one entry locks it out of its own trap handler. Choose two or more',
  'core-pmp-locks-out/granularity':
    'Granularity of memory protection: {{granularity}} bytes are too coarse for the {{size}} bytes of memory from {{base}}. Code, guard and stack of traps would share a region, and a lock on the code would keep the machine from its own trap handler',
  'core-events-need-counter':
    'Events are counted by performance counters: choose one or more too, or leave the events of cycles out',
  'core-needs-lockstep':
    'The delay is that of the second copy of the core: choose lockstep too, or leave it at two clocks',
  'core-double-trap-lockup':
    'The lockup output tells of exceptions in a row, of which double trap detection lets none come: the second one already goes to critical_error or to the handler of the non-maskable interrupt. Choose one of the two.',
  'core-tcm-protection-without':
    'It guards what lies in the memories of the core, and there is none: choose an instruction or data memory, or leave the protection out',
  'core-bus-parity-lite':
    'The check bits of the bus go in the user signals of AXI4, which AXI4-Lite has not: choose the AXI4 port too, or leave the parity out',
  'core-parity-lockstep':
    'Each copy has caches of its own: a bit that one loses and fetches anew parts it from the other, which lockstep tells anyway: leave parity or lockstep out',
  'core-ecc-lockstep':
    'Each copy has caches of its own: a bit that one corrects takes it three cycles, which parts it from the other: leave error correction or lockstep out',
  'core-lockstep-registers':
    'Registers in block RAM have no reset, so that two copies would part where a program reads what it never wrote: choose flip-flops or latches, or leave lockstep out',
  'core-needs-untestable':
    'There is nothing that the test pin would open: choose clock gating, registers in latches, or an asynchronous reset in delayed lockstep too, or leave it out',
  'core-needs-debug/version':
    'The version is that of the debug module: choose how a debugger reaches it, or leave the version at 0.13',
  'core-needs-debug/authentication':
    'Authentication is of a debugger: choose how it reaches the core, or leave it out',
  'core-debug-outside':
    'A debug module outside of the core has this itself: choose it there and leave it as it is here, or give the core a module of its own',
  'core-groups-version':
    'External triggers and their groups are a part of Debug 1.0: choose that version too, or none of them',
  'core-needs-triggers':
    'There are no triggers to be of this kind: choose one or more too, or leave them at addresses',
  'core-instructions-port':
    'The port takes every instruction of custom-0: leave it out, or the custom instructions',
  'core-instructions-unread': 'The files of the custom instructions have not been read',
  'core-memory-size': 'Size of {{region}}: {{size}} is no power of two from 1024 (1 KiB) to 1048576 (1 MiB)',
  'core-address-range': 'Base of {{region}}: it would end beyond 0xFFFFFFFF',
  'core-address-alignment': 'Base of {{region}}: {{base}} is no multiple of its size, {{size}}',
  'core-address-overlap': 'Base of {{region}}: {{base}} lies in {{other}}, {{first}} to {{last}}',
  'core-reset-vector/range': 'Reset vector: {{address}} is beyond 0xFFFFFFFF',
  'core-reset-vector/alignment': 'Reset vector: {{address}} is no multiple of {{alignment}}',
  'core-clic-lockstep':
    'The interrupt controller of the core has not been compared in a pair: choose one of the two',
  'core-clic-trace':
    'The instruction trace has five bits for the cause of an interrupt, and those of the CLIC have seven: choose one of them',
  'core-needs-clic': 'Choose the CLIC first: without it this says nothing',
  'core-nmi-address':
    'Address of the non-maskable interrupt: {{address}} is no multiple of {{alignment}} below 0x100000000',
  'core-reset-vector/data': 'Reset vector: {{address}} lies in {{region}}, which holds no instructions',
  'core-region/instructions': 'the instruction memory',
  'core-others': 'Of {{suite}} left out: {{count}}, since {{reason}}: {{names}}',
  'core-others/not-readable': 'they are no executables for a 32-bit RISC-V',
  'core-others/no-tohost': 'they have no symbol tohost to tell their end by',
  'core-others/no-memory': 'they lie where the bench has no memory',
  'core-others/inside-the-core': "they lie in the core's own memories",
  'core-others/signature-outside': "their signature is not in the bench's RAM",
  'core-others/signature-long': 'their signature is longer than the bench compares',
  'core-others/signature-with-tohost': 'their tohost is a word of their own signature',
  'core-others/no-end': 'they do not end within two million instructions',
  'core-others/fails-on-the-model':
    'they fail on the model of this core, most often for an extension that it lacks',
  'core-region/data': 'the data memory',
  'core-region/clint': 'the CLINT',
  'core-region/clic': 'the CLIC',
  'core-cache/instructions': 'the instruction cache',
  'core-cache/data': 'the data cache',
  'core-cache-needs-bursts':
    'A line of {{cache}} is refilled by a burst, which AXI4-Lite does not have: choose AXI4 too, or leave the cache out',
  'core-cache-needs-region':
    'Nothing may lie in {{cache}} as long as no region is cached: choose the cached region too, or leave the cache out',
  'core-cache-needs-fence-i':
    'The instruction cache needs Zifencei, whose fence.i makes it forget: choose Zifencei too, or leave it out',
  'core-needs-zicsr/write-back':
    'A write-back cache needs Zicsr, since an error when a line is written to memory is an interrupt: choose Zicsr too, or write-through',
  'core-next-line-without-cache':
    'The next line is fetched into the instruction cache: add one, or leave next-line prefetch out',
  'core-region-without-cache':
    'A cached region has no effect without a cache: choose one, or leave the region out',
  'core-region-without-cached':
    'An uncached region is an exception within the cached region: choose that too, or leave it out',
  'core-idempotent-cache':
    'Behind a data cache loads do not overlap: remove the idempotent region, or the data cache',
  'core-idempotent-shared':
    'Loads overlap on a data port of their own: choose separate ports, or remove the idempotent region',
  'core-idempotent-inside':
    'Idempotent region: {{region}}, {{first}} to {{last}}, lies in it, and answers before the bus does: choose a region without it',
  'core-region/idempotent': 'the idempotent region',
  'core-combining-without-buffer':
    'Writes are combined in the store buffer: choose it, or leave write combining out',
  'core-combining-without-memory':
    'A device counts its writes, so those to memory alone are combined: name memory by an idempotent region or a data cache, or leave write combining out',
  'core-combining-inside':
    'Write combining: {{region}}, {{first}} to {{last}}, lies in the cached region, and would miss one of two writes: choose a region without it',
  'core-region-size': 'Size of {{region}}: {{size}} is no power of two from {{least}} to 4294967296 (4 GiB)',
  'core-region-outside':
    'Base of the uncached region: it lies outside the cached region, {{first}} to {{last}}, where nothing is cached anyway',
  'core-region-covers':
    'Base of the uncached region: it covers all of the cached region, {{first}} to {{last}}: nothing would be cached',
  'core-cache-line':
    'Line of {{cache}}: {{line}} bytes are none of 8, 16, 32 and 64: a burst of AXI4 that wraps has 2, 4, 8 or 16 beats, here of 4 bytes',
  'core-cache-size': 'Size of {{cache}}: {{size}} is no power of two from 512 to 65536 (64 KiB)',
  'core-cache-larger':
    'Size of {{cache}}: {{size}} bytes are more than the {{memory}} bytes of memory that it may hold',
  'core-region/cached': 'the cached region',
  'core-region/uncached': 'the uncached region',
  'core-option/zicntr': 'Zicntr',
  'core-option/zfinx': 'Zfinx, whose rounding mode and exceptions are in CSRs,',
  'core-option/user-mode': 'User mode',
  'core-option/clint': 'The CLINT',
  'core-option/external-interrupt': 'The external interrupt',
  'core-option/clic': 'The CLIC',
  'core-option/nmi': 'The non-maskable interrupt',
  'core-option/trace': 'The instruction trace',
  'core-option/cache-lock': 'The lock of the caches',
  'core-option/lockup': 'The lockup output',
  'core-option/double-trap': 'Double trap detection (Smdbltrp)',
  'core-option/debug': 'Debug',
  'core-option/performance-counter': 'A performance counter',
} as const;

export type CoreSentence = keyof typeof CORE_SENTENCES;

export const say = sayer(CORE_SENTENCES);

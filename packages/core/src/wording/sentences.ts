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
    'Static branch prediction needs five stages: with two, a branch is decided as early as it could be predicted',
  'core-gating-without-clock':
    'Clock gating has nothing to stop: choose Zicsr, whose wfi lets the core sleep, or registers in flops, each with a clock of its own',
  'core-prediction-needs-adder':
    'A predicted branch is fetched before the ALU sees it: choose the branch-target adder too',
  'core-needs-debug/system-bus':
    'System bus access is a part of the debug module: choose how a debugger reaches it, or leave it out',
  'core-needs-debug/triggers':
    'Triggers are set by a debugger: choose how it reaches the core, or leave them out',
  'core-needs-debug/program-buffer':
    'The program buffer is a part of the debug module: choose how a debugger reaches it, or leave it at two words',
  'core-memory-size': 'Size of {{region}}: {{size}} is no power of two from 1024 (1 KiB) to 1048576 (1 MiB)',
  'core-address-range': 'Base of {{region}}: it would end beyond 0xFFFFFFFF',
  'core-address-alignment': 'Base of {{region}}: {{base}} is no multiple of its size, {{size}}',
  'core-address-overlap': 'Base of {{region}}: {{base}} lies in {{other}}, {{first}} to {{last}}',
  'core-reset-vector/range': 'Reset vector: {{address}} is beyond 0xFFFFFFFF',
  'core-reset-vector/alignment': 'Reset vector: {{address}} is no multiple of {{alignment}}',
  'core-reset-vector/data': 'Reset vector: {{address}} lies in {{region}}, which holds no instructions',
  'core-region/instructions': 'the instruction memory',
  'core-region/data': 'the data memory',
  'core-region/clint': 'the CLINT',
  'core-option/zicntr': 'Zicntr',
  'core-option/user-mode': 'User mode',
  'core-option/clint': 'The CLINT',
  'core-option/external-interrupt': 'The external interrupt',
  'core-option/debug': 'Debug',
  'core-option/performance-counter': 'A performance counter',
} as const;

export type CoreSentence = keyof typeof CORE_SENTENCES;

export const say = sayer(CORE_SENTENCES);

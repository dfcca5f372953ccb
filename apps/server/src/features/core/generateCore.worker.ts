import { generateCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { withInstructions } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { answerTasks } from '../../inWorker/answerTasks.ts';

answerTasks(({ options, insns }: { options: CoreOptions; insns: Insn[] }) =>
  generateCore(withInstructions(options, insns)),
);

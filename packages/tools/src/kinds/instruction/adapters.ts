import { ownDiagnostic, ownReader } from '@netloom/instructions';
import type { OutputReader } from '../../finding.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { adapters as synthesis } from '../synthesize/adapters.ts';

/** The script names what it is about before anything else. */
const NAME = /^netloom: of (\S+)$/;

function readInstruction(): OutputReader {
  const read = ownReader();
  let name = '';
  return (line) => {
    name = NAME.exec(line)?.[1] ?? name;
    const verdict = read(line);
    if (verdict === undefined) return [];
    const diagnostic = ownDiagnostic(name, verdict);
    const told = { type: 'diagnostic', diagnostic } as const;
    if (verdict.verdict === 'undecided') return [told];
    const passed = verdict.verdict !== 'differs';
    return [told, { type: 'result', passed, text: diagnostic.message }];
  };
}

export const adapters: Readonly<Record<string, StepAdapter>> = {
  ...synthesis,
  instruction: {
    read: readInstruction,
    speaks: { passed: (said) => ({ code: 'said', said }), silence: 'it was not decided in time' },
  },
};

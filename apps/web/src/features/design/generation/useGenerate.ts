import { findFilePath, getVerilogInfoByPath, runTargets } from '@netloom/contract';
import type { GeneratedFile } from '@netloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { setProblems } from '../../files/editor/index.ts';
import { inOrderOfInterest } from './decisions.ts';
import type { Decision, Decisions } from './decisions.ts';
import type { Generation, GenerationRequest } from './generationStore.ts';

export interface Generate {
  result: Generation | null;
  /** Those of the result, in the order of interest. */
  files: readonly GeneratedFile[];
  /** Nothing was written: edited files ask for decisions first. */
  waiting: boolean;
  error: Error | null;
  running: boolean;
  decisions: Decisions;
  decide: (path: string, decision: Decision) => void;
  generate: () => void;
}

/** What the generator wrote may be open in the editor and listed in the tree. */
function renewTree(): void {
  for (const call of [getVerilogInfoByPath, findFilePath, runTargets]) {
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
  }
}

/** Generates once the dialog opens, and again with the decisions that it asked for. */
export function useGenerate({ name, run }: GenerationRequest): Generate {
  const [decisions, setDecisions] = useState<Decisions>({});
  const { mutate, data, error, isPending } = useMutation<Generation, Error, Decisions>({
    mutationFn: run,
    meta: { quiet: true },
    onSuccess: ({ written, diagnostics }) => {
      setProblems(`generation of ${name}`, diagnostics);
      if (written) renewTree();
    },
  });
  useEffect(() => mutate({}), [mutate, run]);
  const files = inOrderOfInterest(data?.files ?? []);
  return {
    result: data ?? null,
    files,
    waiting: data?.written === false && files.some(({ status }) => status === 'hand-edited'),
    error,
    running: isPending,
    decisions,
    decide: (path, decision) => setDecisions((known) => ({ ...known, [path]: decision })),
    generate: () => mutate(decisions),
  };
}

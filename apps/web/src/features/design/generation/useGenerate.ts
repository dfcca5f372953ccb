import { findFilePath, getVerilogInfoByPath, runTargets } from '@netloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { setProblems } from '../../files/editor/index.ts';
import type { Decision, Decisions } from './decisions.ts';
import type { Generation, GenerationRequest } from './generationStore.ts';

interface Generate {
  result: Generation | null;
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
  return {
    result: data ?? null,
    error,
    running: isPending,
    decisions,
    decide: (path, decision) => setDecisions((known) => ({ ...known, [path]: decision })),
    generate: () => mutate(decisions),
  };
}

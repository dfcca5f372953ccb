import { findFilePath, generationCanvas, getVerilogInfoByPath, runTargets } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/index.ts';
import { callKey, queryClient, useCallMutation } from '../../api/index.ts';
import { setProblems } from '../editor/index.ts';
import type { Decision, Decisions } from './decisions.ts';
import type { GenerationRequest } from './generationStore.ts';

export type Generation = ReplyOf<typeof generationCanvas>;

interface Generate {
  result: Generation | null;
  error: ApiError | null;
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
export function useGenerate(request: GenerationRequest): Generate {
  const [decisions, setDecisions] = useState<Decisions>({});
  const { mutate, data, error, isPending } = useCallMutation(generationCanvas, {
    meta: { quiet: true },
    onSuccess: ({ written, diagnostics }) => {
      setProblems(`generation of ${request.socName}`, diagnostics);
      if (written) renewTree();
    },
  });
  const { socCanvasId, socName, toVerilogJson } = request;
  useEffect(() => {
    mutate({ body: { socCanvasId, socName, toVerilogJson } });
  }, [mutate, socCanvasId, socName, toVerilogJson]);
  return {
    result: data ?? null,
    error,
    running: isPending,
    decisions,
    decide: (path, decision) => setDecisions((known) => ({ ...known, [path]: decision })),
    generate: () => mutate({ body: { socCanvasId, socName, toVerilogJson, decisions } }),
  };
}

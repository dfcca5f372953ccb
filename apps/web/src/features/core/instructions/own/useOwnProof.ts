import { listRuns, runEvents, startRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { ownOf } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import type { Diagnostic } from '@netloom/model';
import { callKey, queryClient, useCall, useCallMutation } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';
import { problemsOf } from '../store/uiStore.ts';

const LIMITS = { seconds: 300, memoryMegabytes: 4096, diskMegabytes: 1024, priority: 'normal' as const };

export interface OwnProof {
  /** The newest run for the text as it is edited. */
  run: RunRow | undefined;
  /** What lint and proof said. */
  diagnostics: readonly Diagnostic[];
  /** Undefined while the text cannot be proved. */
  start: (() => void) | undefined;
  isStarting: boolean;
}

/** Of the text as it is edited; undefined while the definition has errors. */
const hashOf = (insn: Insn, name: string) =>
  problemsOf(insn).some(({ severity }) => severity === 'error')
    ? undefined
    : ownOf(insn).find(({ known }) => known.name === name)?.hash;

/** Whether an expert's SystemVerilog is proved to do what the behaviour does, and the run that tries it. */
export function useOwnProof(insn: Insn, name: string, path: string | undefined): OwnProof {
  const deptId = useDeptId();
  useRunChanges();
  const hash = hashOf(insn, name);
  const query = { deptId, text: insn.name, kinds: 'instruction', limit: 100 };
  const rows = useCall(listRuns, { query }).data?.rows ?? [];
  const run = rows.find(({ label }) => hash !== undefined && label.split(' ').includes(hash));
  const events = useCall(
    runEvents,
    { query: { runId: run?.runId ?? '' } },
    { enabled: run?.state === 'finished', staleTime: Infinity, meta: { quiet: true } },
  ).data?.events;
  const mutation = useCallMutation(startRun, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(listRuns) }),
  });
  const start =
    hash === undefined || path === undefined
      ? undefined
      : () =>
          mutation.mutate({
            body: { kind: 'instruction', deptId, ...LIMITS, path, instruction: name, of: hash },
          });
  const diagnostics = (events ?? []).flatMap((event) =>
    event.type === 'diagnostic' ? [event.diagnostic] : [],
  );
  return { run, diagnostics, start, isStarting: mutation.isPending };
}

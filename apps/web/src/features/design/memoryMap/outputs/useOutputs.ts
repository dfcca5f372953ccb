import type { SocModule } from '@netloom/contract';
import type { SocDocument } from '@netloom/model';
import { useEffect, useState } from 'react';
import { useProblems, useSoc } from '../../soc/index.ts';
import { writeOutputs } from './ask.ts';
import type { OutputFile } from './jobs.ts';

const PAUSE_MS = 300;

interface Written {
  document: SocDocument;
  manager: string | undefined;
  files: OutputFile[];
  error: string | undefined;
}

export interface Outputs {
  /** The last ones that could be written. */
  files: readonly OutputFile[];
  error: string | undefined;
  /** Errors of the design keep them from being written. */
  blocked: boolean;
  busy: boolean;
}

/** The outputs of the design as it is now, a moment after the last edit. */
export function useOutputs(modules: readonly SocModule[] | undefined, manager: string | undefined): Outputs {
  const document = useSoc((state) => state.document);
  const blocked = useProblems((state) => state.problems.some(({ severity }) => severity === 'error'));
  const [written, setWritten] = useState<Written>();
  useEffect(() => {
    if (blocked || !modules) return;
    let current = true;
    const take = (files: OutputFile[], error?: string) => {
      if (current) setWritten({ document, manager, files, error });
    };
    const timer = setTimeout(() => {
      writeOutputs(modules, document, manager).then(
        (files) => take(files),
        (reason: unknown) => take([], reason instanceof Error ? reason.message : String(reason)),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [document, modules, manager, blocked]);
  const busy = !blocked && (written?.document !== document || written.manager !== manager);
  return { files: written?.files ?? [], error: written?.error, blocked, busy };
}

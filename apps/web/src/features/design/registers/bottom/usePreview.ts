import type { Diagnostic, RegisterMap } from '@netloom/model';
import { useEffect, useState } from 'react';
import { problemsOf } from '../store/derived.ts';
import { useChecked } from '../store/useChecked.ts';
import { ask } from '../worker/ask.ts';
import type { WorkerFile } from '../worker/jobs.ts';

const PAUSE_MS = 350;

export interface Preview {
  /** The last text that could be written. */
  files: readonly WorkerFile[];
  diagnostics: readonly Diagnostic[];
  /** Errors of the description keep it from being written. */
  blocked: boolean;
  busy: boolean;
  error: string | undefined;
}

interface Written {
  output: string;
  map: RegisterMap;
  files: readonly WorkerFile[];
  diagnostics: readonly Diagnostic[];
  error: string | undefined;
}

/** One output of the map as it is now, a moment after the last edit. */
export function usePreview(map: RegisterMap, output: string): Preview {
  const [written, setWritten] = useState<Written>();
  const blocked = problemsOf(useChecked(map)).some(({ severity }) => severity === 'error');

  useEffect(() => {
    if (blocked) return;
    let current = true;
    const timer = setTimeout(() => {
      ask({ kind: 'write', map, output }).then(
        ({ files, diagnostics }) => {
          if (current) setWritten({ output, map, files, diagnostics, error: undefined });
        },
        (reason: unknown) => {
          const error = reason instanceof Error ? reason.message : String(reason);
          if (current) setWritten({ output, map, files: [], diagnostics: [], error });
        },
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [map, output, blocked]);

  const shown = written?.output === output ? written : undefined;
  return {
    files: shown?.files ?? [],
    diagnostics: shown?.diagnostics ?? [],
    blocked,
    busy: !blocked && shown?.map !== map,
    error: shown?.error,
  };
}

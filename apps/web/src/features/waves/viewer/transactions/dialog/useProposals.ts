import { useEffect, useState } from 'react';
import type { WaveData } from '../../WaveData.ts';
import { crawl } from './crawl.ts';
import type { ScopeProposal } from './crawl.ts';

/** Interfaces found in a dump so far, those of the wanted scope first. */
export function useProposals(
  data: WaveData,
  wanted: string,
): { proposals: ScopeProposal[]; searching: boolean } {
  const [state, setState] = useState<{ proposals: ScopeProposal[]; searching: boolean }>({
    proposals: [],
    searching: true,
  });
  useEffect(() => {
    const abort = new AbortController();
    const collect = async () => {
      let proposals: ScopeProposal[] = [];
      for await (const found of crawl(data, wanted, abort.signal)) {
        proposals = [...proposals, ...found];
        setState({ proposals, searching: true });
      }
    };
    collect()
      .catch(() => undefined)
      .finally(() => !abort.signal.aborted && setState((now) => ({ ...now, searching: false })));
    return () => abort.abort();
  }, [data, wanted]);
  return state;
}

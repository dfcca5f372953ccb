import type { RunPosition } from './connection.ts';
import type { HubPort } from './protocol.ts';

/** Which pages watch which runs, and the offset from which the server is to send each run. */
export interface Positions {
  /** True when the server has to be told. */
  add: (port: HubPort, runId: string, offset: number) => boolean;
  remove: (port: HubPort, runId: string) => boolean;
  leave: (port: HubPort) => boolean;
  advance: (runId: string, nextOffset: number) => void;
  list: () => RunPosition[];
}

export function createPositions(): Positions {
  const runs = new Map<string, { offset: number; ports: Set<HubPort> }>();

  function add(port: HubPort, runId: string, offset: number): boolean {
    const known = runs.get(runId);
    if (known === undefined) {
      runs.set(runId, { offset, ports: new Set([port]) });
      return true;
    }
    known.ports.add(port);
    const behind = offset < known.offset;
    if (behind) known.offset = offset;
    return behind;
  }

  function remove(port: HubPort, runId: string): boolean {
    const known = runs.get(runId);
    known?.ports.delete(port);
    return known?.ports.size === 0 && runs.delete(runId);
  }

  return {
    add,
    remove,
    leave: (port) => [...runs.keys()].map((runId) => remove(port, runId)).some(Boolean),
    advance: (runId, nextOffset) => {
      const known = runs.get(runId);
      if (known !== undefined) known.offset = nextOffset;
    },
    list: () => [...runs].map(([runId, { offset }]) => ({ runId, offset })),
  };
}

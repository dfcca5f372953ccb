import { findRun, getAllSocCanvas } from '@netloom/contract';
import type { Reference } from '@netloom/model';
import { callApi } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import { fileAddress } from '../../files/editor/index.ts';
import { runAddress } from '../../runs/run/index.ts';
import { waveDebugAddress } from '../../waves/viewer/index.ts';

/** The address of what a reference names, looked for in the project that is open; undefined: it is not there. */
export async function addressOf(reference: Reference): Promise<string | undefined> {
  switch (reference.kind) {
    case 'person':
      return undefined;
    case 'run': {
      const run = await callApi(findRun, { query: { runId: reference.runId } });
      return run === null ? undefined : runAddress(run);
    }
    case 'ticket':
      return `/feedback/list?ticket=${reference.ticketId}`;
    case 'design':
      return designAddress(reference);
    case 'register': {
      const search = new URLSearchParams({ file: `${reference.map}.regs.json` });
      if (reference.register !== undefined) search.set('register', reference.register);
      return `/charts/mix-chart?${search}`;
    }
    case 'line':
      return fileAddress({ path: reference.path, line: reference.line });
    case 'wave': {
      const { runId, file, from, signal } = reference;
      return waveDebugAddress({ kind: 'run', runId, file }, { signal, time: from });
    }
  }
}

async function designAddress({ design, block }: Extract<Reference, { kind: 'design' }>) {
  const { deptId } = useDept.getState();
  if (deptId === null) return undefined;
  const canvases = await callApi(getAllSocCanvas, { params: { x: deptId } });
  const found = canvases.find(({ socName }) => socName === design);
  if (found === undefined) return undefined;
  const search = new URLSearchParams({ canvas: String(found.socCanvasId) });
  if (block !== undefined) search.set('block', block);
  return `/charts/keyboard?${search}`;
}

import { listRuns, runArtifacts } from '@netloom/contract';
import { announceWarning } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { i18n } from '../../../../i18n.ts';
import { showInWaves, useWaveLook, waveDebugAddress } from '../../../waves/viewer/index.ts';
import type { WavePlace } from '../../../waves/viewer/index.ts';
import { useSoc } from '../store/socStore.ts';
import { endpointSignals } from './endpointSignals.ts';
import { shownInRun } from './shownPlaces.ts';

type RunPlace = Extract<WavePlace, { kind: 'run' }>;

/** Runs that are looked at for one that has the SoC in it. */
const LATEST = 4;

interface Found {
  place: RunPlace;
  /** Where the shown diagram stands in it. */
  top: string;
}

async function lastDump(deptId: number): Promise<Found | undefined> {
  const query = { deptId, kinds: 'simulate,boot', limit: LATEST };
  const { rows } = await callApi(listRuns, { query });
  for (const { runId, state } of rows) {
    if (state !== 'finished') continue;
    const wave = (await callApi(runArtifacts, { query: { runId } })).find(({ kind }) => kind === 'wave');
    const top = wave && (await shownInRun(runId));
    if (wave && top !== undefined) return { place: { kind: 'run', runId, file: wave.path }, top };
  }
  return undefined;
}

/** The dump that is open, if the SoC is part of its design, else that of the last simulation of it. */
async function dumpOf(deptId: number): Promise<Found | undefined> {
  const place = useWaveLook.getState().look?.place;
  const top = place?.kind === 'run' ? await shownInRun(place.runId) : undefined;
  if (place?.kind === 'run' && top !== undefined) return { place, top };
  return lastDump(deptId);
}

/** Shows the signals of a connection in waveform debug: gives its address, or says why there are none. */
export async function showWireInWaves(linkId: string, deptId: number): Promise<string | undefined> {
  const { design, scene, document } = useSoc.getState();
  const link = scene.links.find(({ id }) => id === linkId);
  if (!link) return undefined;
  const [signals = []] = [link.from, link.to]
    .map((end) => endpointSignals(design, end))
    .filter(({ length }) => length > 0);
  const found = signals.length === 0 ? undefined : await dumpOf(deptId);
  if (!found) {
    announceWarning(
      i18n.t(signals.length === 0 ? 'soc:probe.noSignal' : 'soc:probe.noDump', { name: document.name }),
    );
    return undefined;
  }
  // The address brings the first, the viewer's store the others: an address has room for one.
  const [signal, ...others] = signals.map(({ name }) => `${found.top}.${name}`);
  if (others.length > 0) showInWaves(found.place, others);
  return waveDebugAddress(found.place, { signal: signal! });
}

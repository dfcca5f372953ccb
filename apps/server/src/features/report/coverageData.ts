import { readFile, stat } from 'node:fs/promises';
import type { CoveragePoint } from '@netloom/model';
import { COVERAGE_FILE, readCoverage } from '@netloom/tools';
import { notFound, warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { artifactFile } from '../runs/index.ts';
import type { RunRecord } from '../runs/index.ts';
import { requireSimulation } from './simulatedSources.ts';

const MOST_BYTES = 256_000_000;

/** Coverage points of a run by file. @throws a 601 or 404 where there are none. */
export async function coverageOf(run: RunRecord, services: Services): Promise<Map<string, CoveragePoint[]>> {
  const counts = run.request.kind === 'bench' || requireSimulation(run).coverage;
  if (!counts) throw notFound('no-coverage', { field: 'coverage' });
  const file = await artifactFile(run, COVERAGE_FILE, services);
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw warning('coverage-too-large', { values: { file: COVERAGE_FILE, size } });
  return readCoverage(await readFile(file, 'utf8'));
}

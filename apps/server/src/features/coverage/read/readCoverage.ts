import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { CoverageRow, ExclusionRow, RegressionCoverage } from '@netloom/contract';
import type { CoveragePoint } from '@netloom/model';
import type { RegressExclusion } from '@netloom/model/regression';
import {
  applyExclusions,
  bindingOf,
  designKeys,
  figuresBy,
  figuresOf,
  gatherPoints,
  hasBit,
  readDat,
  readKeys,
  smallestCover,
  writeCoverageHtml,
  writeLcov,
} from '@netloom/tools/coverage';
import type { Figures, FoldedPoint, PointKey } from '@netloom/tools/coverage';
import type { Simulated } from '../tables.ts';

/** A stored merge with all that its reading depends on. */
export interface CoverageData {
  merged: Uint8Array;
  hits: Uint8Array;
  simulations: Simulated[];
  exclusions: Record<string, RegressExclusion>;
  /** Testpoints by the case. */
  testpoints: Record<string, string[]>;
  /** Top modules of the builds: their benches, which are in no total. */
  benches: string[];
  /** Sources of the tree that was simulated, as far as they are needed. */
  sources: Record<string, string>;
  /** YYYY-MM-DD. */
  today: string;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A merge that is being read. */
export class ReadCoverage {
  readonly points: [string, number][];
  readonly keys: (PointKey | undefined)[];
  readonly files: Map<string, CoveragePoint[]>;
  readonly #design: (PointKey | undefined)[];
  readonly #data: CoverageData;
  readonly #applied: ReturnType<typeof applyExclusions>;

  constructor(data: CoverageData) {
    this.#data = data;
    this.points = [...readDat(gunzipSync(data.merged).toString('utf8'))];
    this.keys = readKeys(this.points.map(([key]) => key));
    this.files = gatherPoints(this.points);
    this.#design = designKeys(this.keys, new Set(data.benches));
    this.#applied = applyExclusions({
      ...{ exclusions: data.exclusions, today: data.today, sha256 },
      pointsOf: (file) => this.files.get(file) ?? [],
      sourceOf: (file) => data.sources[file],
    });
  }

  #isHit = (at: number) => this.points[at]![1] > 0;

  by(groupOf: (key: PointKey) => string): Map<string, Figures> {
    return figuresBy(this.keys, this.#isHit, groupOf, this.#applied.isExcluded);
  }

  all(): Figures {
    return figuresOf(this.#design, this.#isHit, this.#applied.isExcluded);
  }

  excludedOf(path: string): FoldedPoint[] {
    return (this.files.get(path) ?? []).filter((point) => this.#applied.isExcluded(path, point));
  }

  exclusions(): ExclusionRow[] {
    return this.#applied.states.map(({ name, state, line }) => ({
      ...this.#data.exclusions[name]!,
      ...{ name, state, line: line ?? null },
    }));
  }

  /** What each simulation hit. */
  hits(): Uint8Array[] {
    const size = (this.points.length + 7) >> 3;
    const all = gunzipSync(this.#data.hits);
    return this.#data.simulations.map((_, at) => all.subarray(at * size, (at + 1) * size));
  }

  /** Of each testpoint what the simulations of its cases hit together, among all points. */
  testpoints(): Map<string, Figures> {
    const { testpoints, simulations } = this.#data;
    const named = [...new Set(Object.values(testpoints).flat())].sort();
    const hits = this.hits();
    const figures = named.map((point): [string, Figures] => {
      const of = hits.filter((_, at) => testpoints[simulations[at]!.caseName]?.includes(point));
      const isHit = (at: number) => of.some((bits) => hasBit(bits, at));
      return [point, figuresOf(this.#design, isHit, this.#applied.isExcluded)];
    });
    return new Map(figures);
  }
}

const rows = (figures: ReadonlyMap<string, Figures>): CoverageRow[] =>
  [...figures].map(([name, each]) => ({ name, figures: each }));

export type Summary = Pick<
  RegressionCoverage,
  'all' | 'files' | 'modules' | 'hierarchy' | 'testpoints' | 'exclusions'
> & { tops: SocTop[] };

/** The generated top of a SoC, and where it stands in the hierarchy of what was simulated. */
export interface SocTop {
  module: string;
  at: string;
}

/** A SoC's own module lies in the folder that is named after it; those of documents below it lie there, too. */
const TOP = /^gen\/(\w+)\/rtl\/\1\.sv$/;

function topsOf(keys: readonly (PointKey | undefined)[]): SocTop[] {
  const found = new Map<string, SocTop>();
  for (const key of keys) {
    if (key === undefined || TOP.exec(key.file)?.[1] !== key.module) continue;
    found.set(`${key.module} ${key.hierarchy}`, { module: key.module, at: key.hierarchy });
  }
  return [...found.values()];
}

export function summaryOf(coverage: ReadCoverage): Summary {
  return {
    all: coverage.all(),
    files: rows(coverage.by(({ file }) => file)),
    modules: rows(coverage.by(({ module }) => module)),
    hierarchy: rows(coverage.by(({ hierarchy }) => hierarchy)),
    testpoints: rows(coverage.testpoints()),
    exclusions: coverage.exclusions(),
    tops: topsOf(coverage.keys),
  };
}

/** The smallest set, with case and seed of each. */
export function rankOf(coverage: ReadCoverage, merged: readonly Simulated[]) {
  const simulations = merged.map(({ build = '', ...each }) => ({ ...each, build }));
  const { chosen, bound, points } = smallestCover(coverage.hits());
  const isChosen = new Set(chosen.map(({ at }) => at));
  const cases = new Set(chosen.map(({ at }) => simulations[at]!.caseName));
  return {
    ...{ bound, points },
    chosen: chosen.map(({ at, adds, covered }) => ({ ...simulations[at]!, adds, covered })),
    others: simulations.filter((_, at) => !isChosen.has(at)),
    idleCases: [...new Set(simulations.map(({ caseName }) => caseName))].filter((name) => !cases.has(name)),
  };
}

export function bindingAt(coverage: ReadCoverage, path: string, point: FoldedPoint, source: string) {
  return bindingOf(path, point, coverage.files.get(path) ?? [], source, sha256);
}

export interface Titles {
  title: string;
  facts: string[];
}

export function textOf(
  coverage: ReadCoverage,
  format: 'lcov' | 'html' | 'verilator',
  { title, facts }: Titles,
  { merged, sources }: Pick<CoverageData, 'merged' | 'sources'>,
): string {
  if (format === 'verilator') return gunzipSync(merged).toString('utf8');
  if (format === 'lcov') return writeLcov(title, coverage.files);
  const figures = coverage.by(({ file }) => file);
  const files = [...coverage.files].map(([path, points]) => ({
    ...{ path, points, source: sources[path] },
    figures: figures.get(path) ?? coverage.all(),
  }));
  const modules = coverage.by(({ module }) => module);
  const testpoints = coverage.testpoints();
  return writeCoverageHtml({ title, facts, all: coverage.all(), files, modules, testpoints });
}

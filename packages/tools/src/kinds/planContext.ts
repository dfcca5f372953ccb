import type { FileList } from '@netloom/hdl';
import type { RunPlan, RunVerdict } from '@netloom/model';
import type { CasePast, RegressFile } from '@netloom/model/regression';
import type { Library } from '@netloom/soc';
import type { BlockBench } from './bench/planBench.ts';

/** A file list with its paths seen from the root of the tree. */
export interface ListedSources extends FileList {
  /** The list counts its paths from its own folder, not from the root. */
  fromOwnFolder: boolean;
}

/** The line of a file of the tree by which git ignores a path (gitignore(5)). */
export interface IgnoreRule {
  file: string;
  /** From 1. */
  line: number;
  pattern: string;
}

/** The pinned tree; `field` names the option that a path comes from in errors. */
export interface PlanTree {
  has(path: string, field: string): Promise<boolean>;
  /** Undefined where there is no such file. */
  readText(path: string, field: string): Promise<string | undefined>;
  /** @throws a MissingPath where there is no such file */
  requireText(path: string, field: string): Promise<string>;
  readList(path: string): Promise<ListedSources>;
  /** Paths of the files that match a glob, in order. */
  find(pattern: string): Promise<string[]>;
  /** Everything below a folder. */
  walk(folder: string, field: string): AsyncIterable<{ path: string }>;
  /** Which of some paths its user has, but git ignores, so that they were not pinned; absent where nobody's files are known. */
  ignored?(paths: readonly string[]): Promise<ReadonlyMap<string, IgnoreRule>>;
}

/** What the machine that plans knows of itself. */
export interface PlanMachine {
  /** By program; undefined where it is missing. */
  versions: Readonly<Record<string, string | undefined>>;
  hasFile(path: string): boolean;
  /** Text of a file of the system; undefined where there is none. */
  readInstalled(path: string): Promise<string | undefined>;
  /** Path of Node, and folders of this package's sources and of YoWASP's Yosys. */
  node: string;
  tools: string;
  yowasp: string;
}

/** A run of the same project. */
export interface EarlierRun {
  kind: string;
  request: unknown;
  top: string;
  /** Null until it has finished. */
  verdict: RunVerdict | null;
  /** Id of the git tree that it read. */
  treeId: string;
  /** Undefined where it was never planned, or consists of other runs. */
  plan(): Promise<RunPlan | undefined>;
  /** Where a file that it left is stored; undefined without one. @throws while the run goes on */
  file(path: string): Promise<string | undefined>;
}

/** Where a plan is made. */
export interface PlanContext {
  tree: PlanTree;
  /** Id of the pinned git tree. */
  treeId: string;
  /** Stands for all files of the tree but layouts of diagrams, which no program is made from. */
  sourcesId(): Promise<string>;
  machine: PlanMachine;
  /** Undefined where the project has no such run. */
  run(runId: string): Promise<EarlierRun | undefined>;
  /** What designs of the tree may instantiate; `folderOf` says where the files of a generated block lie. */
  library(folderOf: (ip: string) => string): Promise<Library>;
  /** The bench of a block of the product's library, by VLNV; undefined where it has none. */
  benchOf?(block: string): Promise<BlockBench | undefined>;
  /** By case, what became of a regression's plan before; absent where nobody keeps it. */
  past?(path: string, plan: RegressFile): Promise<ReadonlyMap<string, CasePast>>;
  /** SHA-256 of a text, in hex. */
  sha256(text: string): string;
}

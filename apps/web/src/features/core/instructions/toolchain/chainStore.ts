import type { BuildSet } from '@netloom/model';
import { create } from 'zustand';

export type ChainTab = 'overview' | 'source' | 'proposals';

interface ChainState {
  /** Folder of the core; undefined for the first one. */
  core: string | undefined;
  /** `example:<id>`, or a folder of the project. */
  program: string;
  first: BuildSet;
  /** What it is compared with, and whether it is. */
  second: BuildSet;
  compares: boolean;
  rtl: boolean;
  tab: ChainTab;
  /** Run that is shown; undefined for the newest. */
  run: string | undefined;
  /** Source that is shown; undefined for the one that took most. */
  file: string | undefined;
  /** Which of the builds the source is shown of. */
  shown: 0 | 1;
}

const USUAL: BuildSet = { optimize: '2', march: '', codeModel: 'medany', without: [] };

export const EXAMPLE = 'example:';

/** What is chosen and looked at on the toolchain's page. */
export const useChain = create<ChainState>(() => ({
  ...{ core: undefined, program: `${EXAMPLE}crc-bitwise` },
  ...{ first: USUAL, second: { ...USUAL, optimize: 's' }, compares: false, rtl: false },
  ...{ tab: 'overview', run: undefined, file: undefined, shown: 0 },
}));

/** Options of another core are none of this one's. */
export function chooseCore(core: string): void {
  const { first, second } = useChain.getState();
  const reset = { march: '', without: [] };
  useChain.setState({ core, first: { ...first, ...reset }, second: { ...second, ...reset } });
}

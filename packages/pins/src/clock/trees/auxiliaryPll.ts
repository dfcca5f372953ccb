import type { ClockNode } from '../clockTree.ts';
import { EVEN_FACTORS, ON_OFF, VCO_INPUT, VCO_MAX } from './mainPll.ts';

export interface AuxiliaryPllProfile {
  manual: string;
  /** Hz of the VCO at least. */
  vcoMin: number;
  /** Node that feeds it: `PLLM` where the PLLs share M, else what its own M divides. */
  input: string;
  hasOwnM: boolean;
  outputs: readonly ('P' | 'Q' | 'R')[];
}

/** What tells the PLLs beside the main one from each other. */
interface Kind {
  /** Begins the names of its nodes and of its register. */
  name: 'PLLI2S' | 'PLLSAI';
  structure: 'pllI2s' | 'pllSai';
  /** Least factor N. */
  nMin: number;
}

/** A PLL beside the main one: M, N and what it puts out. */
export function auxiliaryPll({ name, structure, nMin }: Kind, profile: AuxiliaryPllProfile): ClockNode[] {
  const { manual, vcoMin, input, hasOwnM, outputs } = profile;
  const source = `${manual} RCC_${name}CFGR`;
  const state = `${name}State`;
  const field = (factor: string) => ({ structure, name: `${name}${factor}` });
  const own: ClockNode = {
    kind: 'divider',
    name: `${name}M`,
    input,
    min: 2,
    max: 63,
    default: 16,
    field: field('M'),
    state,
    limits: [{ ...VCO_INPUT, source }],
  };
  const divider = (letter: 'P' | 'Q' | 'R'): ClockNode => {
    const common = {
      ...{ kind: 'divider' as const, name: `${name}${letter}`, input: `${name}N`, state },
      field: field(letter),
    };
    if (letter === 'R') return { ...common, min: 2, max: 7, default: 2 };
    if (letter === 'Q') return { ...common, min: 2, max: 15, default: 4 };
    const options = EVEN_FACTORS.map((value) => ({ value, macro: `RCC_${name}P_DIV${value}` }));
    return { ...common, options, default: 2 };
  };
  return [
    { kind: 'switch', name: state, options: ON_OFF, default: 'Off' },
    ...(hasOwnM ? [own] : []),
    {
      kind: 'multiplier',
      name: `${name}N`,
      input: hasOwnM ? `${name}M` : input,
      min: nMin,
      max: 432,
      default: 192,
      field: field('N'),
      state,
      limits: [{ min: vcoMin, max: VCO_MAX, source }],
    },
    ...outputs.map(divider),
  ];
}

import type { YosysDesign, YosysModule } from './yosysJson.ts';

/** Cells that Yosys has named itself are those that `rename -wire` names. */
const FLIP_FLOPS = 't:$_*DFF*';

/**
 * Yosys' commands that give each flip-flop the name of the net that it drives, `count[3]_reg`. A net called as a
 * flip-flop would be, `ready_reg` beside `ready`, ends Yosys: in such a module they end in another word.
 */
export function nameFlipFlops(design: YosysDesign): string {
  const others = Object.entries(design.modules).flatMap(([name, module]) => {
    const suffix = suffixFor(module);
    return suffix === '_reg' ? [] : [`rename -wire -suffix ${suffix} ${patternOf(name)}/${FLIP_FLOPS}`];
  });
  return [...others, `rename -wire -suffix _reg ${FLIP_FLOPS}`, ''].join('\n');
}

function suffixFor({ netnames, cells }: YosysModule): string {
  const names = new Set([...Object.keys(netnames), ...Object.keys(cells)]);
  const isFree = (suffix: string) => !Object.keys(netnames).some((name) => names.has(`${name}${suffix}`));
  let suffix = '_reg';
  for (let number = 0; !isFree(suffix); number += 1) suffix = number === 0 ? '_dff' : `_dff${number}`;
  return suffix;
}

/** A module in a selection: signs that mean something there match any sign. */
function patternOf(module: string): string {
  return module.replace(/[^\w$]/g, '?');
}

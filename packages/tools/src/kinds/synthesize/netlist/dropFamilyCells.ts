import type { YosysDesign } from './yosysJson.ts';

const FAMILY_SOURCE = /(?:^|\/)(?:ice40|ecp5)\/cells_[^/]*\.v:/;

/** Removes the cells of an FPGA family, in the design itself: JSON keeps too little of them, so that Yosys reads them again. */
export function dropFamilyCells(design: YosysDesign): void {
  for (const [name, { attributes = {} }] of Object.entries(design.modules))
    if (FAMILY_SOURCE.test(attributes.src ?? '')) delete design.modules[name];
}

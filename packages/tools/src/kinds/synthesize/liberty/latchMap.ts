import type { LibraryLatch } from './libraryLatch.ts';

/** Yosys' latch that is open while its enable is high, or low, as the library's latch, behind an inverter where that is open otherwise. */
function mapped({ cell, enable, data, output, openHigh }: LibraryLatch, high: boolean): string {
  const direct = high === openHigh;
  return [
    `module \\$_DLATCH_${high ? 'P' : 'N'}_ (input E, input D, output Q);`,
    ...(direct ? [] : ['  wire inverted;', '  \\$_NOT_ invert (.A(E), .Y(inverted));']),
    `  ${cell} _TECHMAP_REPLACE_ (.${enable}(${direct ? 'E' : 'inverted'}), .${data}(D), .${output}(Q));`,
    'endmodule',
    '',
  ].join('\n');
}

/** What Yosys maps latches by, in Verilog: for flip-flops it reads the library itself, for latches it does not. */
export function latchMap(latches: readonly LibraryLatch[]): string {
  return [true, false]
    .flatMap((high) => {
      const latch = latches.find(({ openHigh }) => openHigh === high) ?? latches[0];
      return latch ? [mapped(latch, high)] : [];
    })
    .join('');
}

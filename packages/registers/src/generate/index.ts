/** What a SoC's own outputs are made of. */
export { cOutput } from './c/index.ts';
export { cHeaderText } from './c/header.ts';
export { structsOf } from './c/layout.ts';
export { registerPage } from './html/page.ts';
export { registerFileText } from './rtl/index.ts';
export { oneLine } from './text/summary.ts';
export { Losses } from '../formats/losses.ts';
export { deviceText, peripheralElement } from '../formats/svd/index.ts';

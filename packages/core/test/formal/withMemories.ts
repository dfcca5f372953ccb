import { input } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../src/index.ts';
import { cacheRam } from '../../src/rtl/cache/cacheRam.ts';
import { moduleName, moduleText } from '../../src/rtl/unit.ts';

/** The memory side with the memories of its caches whole, in place of those that keep one word. */
export function withMemories(options: CoreOptions, text: string): string {
  const whole = moduleText(options, {
    ...cacheRam,
    ports: () => [...cacheRam.ports(options), input('place', '[$clog2(WORDS)-1:0]')],
  });
  return text.replace(new RegExp(`module ${moduleName(options, cacheRam)} [^]*?endmodule`), () => whole);
}

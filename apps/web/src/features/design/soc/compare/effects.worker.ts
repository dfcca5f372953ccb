import type { SocDocument } from '@netloom/model';
import { effectsOf } from '@netloom/soc';
import type { Effects } from '@netloom/soc';
import { paletteLibrary } from '../../palette/index.ts';
import type { PaletteModule } from '../../palette/index.ts';

export interface EffectsRequest {
  modules: readonly PaletteModule[];
  before: SocDocument;
  after: SocDocument;
}

export type EffectsResponse = { effects: Effects } | { error: string };

/** Both versions are generated for it, which may take seconds. */
self.onmessage = ({ data: { modules, before, after } }: MessageEvent<EffectsRequest>) => {
  try {
    reply({ effects: effectsOf(before, after, paletteLibrary(modules)) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
};

function reply(response: EffectsResponse): void {
  self.postMessage(response);
}

import type { CoreOptions } from '@netloom/core';

/** What documents are generated among on this machine, by kind; a kind that is not here needs nothing else. */
const CONTEXTS: Readonly<Record<string, (document: unknown, path: string) => Promise<unknown>>> = {
  core: async (options, path) =>
    (await import('../core/coreContext.ts')).coreContext(options as CoreOptions, path),
  pins: async (_, path) => (await import('../pins/loadPins.ts')).chipOf(path),
};

/** What the kind's generator sees beside a document. */
export async function contextOf(kind: string, document: unknown, path: string): Promise<unknown> {
  return CONTEXTS[kind]?.(document, path);
}

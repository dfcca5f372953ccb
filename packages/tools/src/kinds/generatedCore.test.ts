import { PRESETS, coreRtl, rtlHash, writeCore } from '@netloom/core';
import { expect, it } from 'vitest';
import { lint } from './lint/kind.ts';
import { plan as planLint } from './lint/plan.ts';
import type { PlanContext } from './planContext.ts';
import { synthesize } from './synthesize/kind.ts';
import { plan as planSynthesis } from './synthesize/plan.ts';

const { nano } = PRESETS;
const stored = new Map<string, string>(
  coreRtl(nano).map(({ path, text }) => [`cores/nl_nano/${path}`, text]),
);
const tree = {
  requireText: () => Promise.resolve(writeCore(nano)),
  readText: (path: string) => Promise.resolve(stored.get(path)),
};
const context = { tree } as unknown as PlanContext;
const asked = { top: 'nl_nano', fileList: 'cores/nl_nano/nl_nano.f' };

it.each([
  ['lint', (of?: string) => planLint(lint.request.parse({ ...asked, of }), context)],
  ['synthesis', (of?: string) => planSynthesis(synthesize.request.parse({ ...asked, of }), context)],
])(
  '%s of a core tells of RTL that it was not asked for, and reads what there is where nobody asks',
  async (_, ask) => {
    await expect(ask('0badc0de')).rejects.toThrow('nl_nano.core.json is not as it was generated');
    await expect(ask(rtlHash(nano))).rejects.not.toThrow(/as it was generated/);
    await expect(ask()).rejects.not.toThrow(/as it was generated/);
  },
);

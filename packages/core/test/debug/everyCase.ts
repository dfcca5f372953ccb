import type { CoreFile } from '../../src/generate.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions, PresetName } from '../../src/index.ts';
import { AUTHENTICATION_CASES } from './cases/authentication.ts';
import type { DebugCase } from './cases/debugCase.ts';
import { CRITICAL_CASES, ERROR_TRIGGER_CASES } from './cases/doubleTrap.ts';
import { FULL_TRIGGER_CASES } from './cases/fullTriggers.ts';
import { GROUP_CASES } from './cases/groups.ts';
import { HART_TRIGGER_CASES } from './cases/hartTriggers.ts';
import { HART_CASES, HART_GROUP_CASES } from './cases/harts.ts';
import { DEBUG_CASES } from './cases/index.ts';
import { NMI_BASE, NMI_CASES } from './cases/nmi.ts';
import { PROTECTION_CASES } from './cases/protection.ts';
import { TRIGGERS_AT_ACCESSES_CASES } from './cases/triggersAtAccesses.ts';
import { TRIGGERS_TOGETHER_CASES } from './cases/triggersTogether.ts';
import { VERSION_1_CASES } from './cases/version1.ts';
import { ZCMP_CASES } from './cases/zcmp.ts';
import { sharedCores } from './sharedCores.ts';
import { debuggedCore, debuggedWith, debuggedZcmp } from './shows.ts';

/** Cases, and a core that they are for. */
export interface CaseSet {
  core: CoreOptions;
  cases: readonly DebugCase[];
  /** Where it is another RTL than that of the options alone. */
  rtl?: readonly CoreFile[];
}

const nmi = { base: `0x${NMI_BASE.toString(16)}` };

const withAuxiliary = (preset: PresetName, changes: Partial<CoreOptions['auxiliary']>) =>
  debuggedCore(preset, { auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true, ...changes } });

function withDoubleTraps(preset: PresetName): CoreOptions {
  const core = debuggedWith(preset, { version: '1.0' });
  return { ...core, safety: { ...core.safety, doubleTrap: true } };
}

/** All cases that a preset with a debug module of its own can be asked, by what they need. */
export const everyCase = (preset: PresetName): CaseSet[] => [
  { core: debuggedCore(preset), cases: DEBUG_CASES },
  { core: debuggedWith(preset, { triggerKind: 'full' }), cases: FULL_TRIGGER_CASES },
  {
    core: debuggedWith(preset, { triggers: 3, triggerKind: 'full' }),
    cases: [...TRIGGERS_TOGETHER_CASES, ...TRIGGERS_AT_ACCESSES_CASES],
  },
  { core: debuggedZcmp(preset), cases: ZCMP_CASES },
  { core: debuggedWith(preset, { version: '1.0' }), cases: VERSION_1_CASES },
  { core: debuggedWith(preset, { version: '1.0', externalTriggers: 2 }), cases: GROUP_CASES },
  { core: debuggedWith(preset, { authentication: true }), cases: AUTHENTICATION_CASES },
  { core: withAuxiliary(preset, { nmi }), cases: NMI_CASES },
  { core: withAuxiliary(preset, { pmpEntries: 2 }), cases: PROTECTION_CASES },
  { core: withDoubleTraps(preset), cases: [...CRITICAL_CASES, ...ERROR_TRIGGER_CASES] },
];

/** Those of two harts at one module. */
export function everyHartCase(): CaseSet[] {
  const core = debuggedWith('micro', { version: '1.0' });
  const lined = debuggedWith('micro', { version: '1.0', externalTriggers: 2 });
  return [
    { core, rtl: sharedCores(core), cases: [...HART_CASES, ...HART_GROUP_CASES] },
    { core: lined, rtl: sharedCores(lined), cases: HART_TRIGGER_CASES },
  ];
}

import * as account from './account/index.ts';
import * as administration from './administration/index.ts';
import type { Call } from './call.ts';
import * as core from './core/index.ts';
import * as defect from './defect/index.ts';
import * as document from './document/index.ts';
import * as files from './files/index.ts';
import * as git from './git/index.ts';
import * as block from './block/index.ts';
import * as pins from './pins/index.ts';
import * as probe from './probe.ts';
import * as project from './project/index.ts';
import * as regression from './regression/index.ts';
import * as run from './run/index.ts';
import * as socCanvas from './socCanvas.ts';
import * as socModule from './socModule.ts';
import * as stream from './stream.ts';
import * as task from './task/index.ts';
import * as talk from './talk/index.ts';
import * as waveCompare from './waveCompare.ts';
import * as waveform from './waveform.ts';

function callsOf(...modules: Record<string, unknown>[]): Record<string, Call> {
  const entries = modules.flatMap((module) => Object.entries(module)).filter((entry) => isCall(entry[1]));
  return Object.fromEntries(entries) as Record<string, Call>;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every call of the wire by name: the server registers them, the OpenAPI page and the policy test iterate them. */
export const calls = callsOf(
  account,
  administration,
  project,
  document,
  files,
  git,
  core,
  block,
  pins,
  stream,
  talk,
  socCanvas,
  socModule,
  probe,
  regression,
  defect,
  task,
  run,
  waveCompare,
  waveform,
);

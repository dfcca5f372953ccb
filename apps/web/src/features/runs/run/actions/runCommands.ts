import { kindOf, runJunit } from '@netloom/contract';
import type { RunPriority, RunRow } from '@netloom/contract';
import { announceSuccess } from '../../../../announce.ts';
import { downloadCall } from '../../../../api/index.ts';
import { commandSet } from '../../../../commands/command.ts';
import type { Command } from '../../../../commands/command.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { runAddress, runScreenAddress } from '../runAddress.ts';
import { cancelRuns, hasUnstarted, openShells, pinRuns, prioritizeRuns, retryRuns } from './runCalls.ts';
import type { Tree } from './runCalls.ts';

/** What commands of a run act on. */
export interface RunTargets {
  row: RunRow;
  go: (address: string) => void;
  open: (dialog: 'schedule' | 'compare') => void;
  remove: () => void;
  /** What is told when its link has been copied. */
  copied: string;
}

export interface RunCommand extends Command<RunTargets> {
  /** Sections of its menu are set apart. */
  section: 'again' | 'keep' | 'priority' | 'end';
  danger?: true;
}

const ended = ({ row }: RunTargets) => row.state === 'finished';
const isComposed = ({ row }: RunTargets) => row.children.length > 0;

async function again({ row, go }: RunTargets, tree: Tree): Promise<void> {
  const [run] = await retryRuns([row], tree);
  if (run !== undefined) go(runAddress(run));
}

/** Its session is held by who looks at it: without him it is nothing. */
const isHeld = ({ row }: RunTargets) => kindOf(row.kind)?.session?.terminal === 'pty';

async function shellOn({ row, go }: RunTargets): Promise<void> {
  const [shell] = await openShells([row]);
  if (shell !== undefined) go(runAddress(shell));
}

async function copyLink({ row, copied }: RunTargets): Promise<void> {
  await copyText(new URL(runAddress(row), window.location.href).href);
  announceSuccess(copied);
}

function priority(level: RunPriority): RunCommand {
  return {
    id: `priority.${level}`,
    section: 'priority',
    when: ({ row }) => hasUnstarted(row) && row.priority !== level,
    run: ({ row }) => void prioritizeRuns([row], level),
  };
}

const commands: readonly RunCommand[] = [
  { id: 'action.retryPinned', section: 'again', run: (targets) => void again(targets, 'pinned') },
  {
    id: 'action.retryCurrent',
    section: 'again',
    when: (targets) => !isHeld(targets),
    run: (targets) => void again(targets, 'current'),
  },
  {
    id: 'action.from',
    section: 'again',
    when: (targets) => !isHeld(targets),
    run: ({ row, go }) => go(runScreenAddress(row.kind, { from: row.runId })),
  },
  {
    id: 'action.shell',
    section: 'again',
    when: (targets) => ended(targets) && !isComposed(targets) && targets.row.verdict !== 'skipped',
    run: (targets) => void shellOn(targets),
  },
  {
    id: 'action.compareWith',
    section: 'keep',
    when: (targets) => ended(targets) && !isComposed(targets),
    run: ({ open }) => open('compare'),
  },
  {
    id: 'action.schedule',
    section: 'keep',
    when: (targets) => !isHeld(targets),
    run: ({ open }) => open('schedule'),
  },
  { id: 'action.copyLink', section: 'keep', run: (targets) => void copyLink(targets) },
  {
    id: 'action.junit',
    section: 'keep',
    when: (targets) => ended(targets) && !isHeld(targets),
    run: ({ row: { runId } }) => void downloadCall(runJunit, { query: { runId } }),
  },
  {
    id: 'action.pin',
    section: 'keep',
    when: ({ row }) => !row.pinned,
    run: ({ row }) => void pinRuns([row], true),
  },
  {
    id: 'action.unpin',
    section: 'keep',
    when: ({ row }) => row.pinned,
    run: ({ row }) => void pinRuns([row], false),
  },
  ...(['low', 'normal', 'high'] as const).map(priority),
  {
    id: 'cancel',
    section: 'end',
    danger: true,
    when: (targets) => !ended(targets),
    run: ({ row }) => void cancelRuns([row]),
  },
  {
    id: 'action.delete',
    section: 'end',
    danger: true,
    // A part of another run goes with that one.
    when: (targets) => ended(targets) && targets.row.parentRunId === null,
    run: ({ remove }) => remove(),
  },
];

export const runCommands = commandSet<RunTargets, RunCommand>((id) => `runs:${id}`, commands);

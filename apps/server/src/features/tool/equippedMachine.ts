import type { Sandbox } from '@netloom/executor';
import { warning } from '../../http/refuse.ts';
import type { Settings } from '../../settings.ts';
import { lookAgain, lookAtMachine } from './machine.ts';
import type { Machine } from './machine.ts';

type Looking = Pick<Settings, 'unsandboxed'>;

const lacking = ({ tools }: Machine, programs: ReadonlySet<string>) =>
  tools.find(({ name, version }) => programs.has(name) && version === undefined);

/**
 * The machine, when it has the programs and a sandbox for them. Nothing is missing before it was looked for again.
 *
 * @throws a 601 with what is missing, and the command that installs it.
 */
export async function equippedMachine(
  programs: ReadonlySet<string>,
  settings: Looking,
): Promise<Machine & { sandbox: Sandbox }> {
  const isWhole = (machine: Machine) => machine.sandbox !== undefined && !lacking(machine, programs);
  const seen = await lookAtMachine(settings);
  const machine = isWhole(seen) ? seen : await lookAgain(settings);
  const missing = lacking(machine, programs);
  if (missing)
    throw warning('tool-missing', { values: { name: missing.name, command: missing.installCommand } });
  const { sandbox, reason = '' } = machine;
  if (sandbox === undefined) throw warning('no-sandbox', { values: { why: reason } });
  return { ...machine, sandbox };
}

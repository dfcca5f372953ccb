import { posix } from 'node:path';
import type { VerilogFile } from '@netloom/contract';
import type { Services } from '../../services.ts';
import { hashText } from '../../projects/index.ts';
import type { TreeMember } from './memberTree.ts';

/** The reply that describes one text file of the member's tree. */
export async function verilogFile(
  socVerilogPath: string,
  text: string,
  { caller, membership }: TreeMember,
  { projects }: Services,
): Promise<VerilogFile> {
  const generated = await projects.generated(membership.deptId, caller.userId);
  return {
    ...plainFile(socVerilogPath, text),
    generated: (await generated.readText(socVerilogPath, 'socVerilogPath')) ?? null,
  };
}

export function plainFile(socVerilogPath: string, text: string): VerilogFile {
  const verilogName = posix.basename(socVerilogPath);
  return { socVerilogPath, verilogName, verilogFile: text, hash: hashText(text), generated: null };
}

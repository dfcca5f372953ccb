import type { Diagnostic } from '@netloom/model';
import { checkInsn } from './check/checkInsn.ts';
import type { Insn } from './document/insn.ts';
import { writeInsn } from './document/writeInsn.ts';
import { coreDslText } from './coredsl/writeCoreDsl.ts';
import { assemblerText } from './software/assembler.ts';
import { binutilsPatch } from './software/binutilsPatch.ts';
import { gdbText } from './software/gdb.ts';
import { headerText } from './software/header.ts';
import { pageText } from './software/page.ts';
import { contextText } from './software/saveRestore.ts';

/** A generated file; the path is relative to the definition's folder. */
export interface InsnFile {
  path: string;
  text: string;
}

/** What a definition gives to software; its RTL comes with each core that has it. Empty when there are errors. */
export function generateInsn(insn: Insn): { files: InsnFile[]; diagnostics: Diagnostic[] } {
  const diagnostics = checkInsn(insn);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { files: [], diagnostics };
  const { name } = insn;
  const context = contextText(insn);
  return {
    files: [
      { path: `${name}.insn.json`, text: writeInsn(insn) },
      { path: `sw/${name}_insn.h`, text: headerText(insn) },
      { path: `sw/${name}_insn.inc`, text: assemblerText(insn) },
      ...(context === undefined ? [] : [{ path: `sw/${name}_context.S`, text: context }]),
      { path: `sw/${name}_gdb.py`, text: gdbText(insn) },
      { path: `tools/${name}_binutils.patch`, text: binutilsPatch([insn]) },
      { path: `doc/${name}.md`, text: pageText(insn) },
      { path: `doc/${name}.core_desc`, text: coreDslText(insn) },
    ],
    diagnostics,
  };
}

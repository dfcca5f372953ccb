import { coreRtl } from '../../src/index.ts';
import { looseText } from '../looseText.ts';
import type { Fault } from './fault.ts';

type File = ReturnType<typeof coreRtl>[number];

const pathOf = ({ core, module }: Fault) => `rtl/${core.name}${module === '' ? '' : `_${module}`}.sv`;

function withProbe(files: File[], { core, sign }: Fault): File[] {
  if (sign.by !== 'signal') return files;
  return files.map((file) =>
    file.path === `rtl/${core.name}.sv`
      ? { ...file, text: file.text.replace(/endmodule\s*$/, `${sign.probe}\nendmodule\n`) }
      : file,
  );
}

/** The modules as they are generated, with what looks for the fault. */
export const soundRtl = (fault: Fault): File[] => withProbe(coreRtl(fault.core), fault);

/** The modules with the fault in them. @throws Error when the text to change is not in its module once. */
export function faultyRtl(fault: Fault): File[] {
  const path = pathOf(fault);
  const files = coreRtl(fault.core);
  const parts = files.find((file) => file.path === path)?.text.split(looseText(fault.find)) ?? [];
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times: ${fault.find}`);
  const changed = files.map((file) =>
    file.path === path ? { path, text: parts.join(fault.replace) } : file,
  );
  return withProbe(changed, fault);
}

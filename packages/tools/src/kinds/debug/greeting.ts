import type { SharedDebug } from '@netloom/soc/addressmap';
import type { BootedCore } from '../boot/bootedCore.ts';

/** What gdb says first: who is in the session, and what it has that the design has not. */
export function greeting({ instance, options }: BootedCore, shared: SharedDebug | undefined): string[] {
  if (shared) return ofHarts(shared);
  const own = options.debug.transport === 'external';
  return [
    ...(own ? [`${instance} is at no debug module: for this session it has one of its own.`] : []),
    'The core stands before its first instruction.',
  ];
}

function ofHarts({ instance, harts, differs }: SharedDebug): string[] {
  const names = harts.map(({ core }) => core).join(', ');
  const one = harts.length === 1;
  return [
    ...(differs.apb ? [`${instance} is reached by APB in the design: for this session it has JTAG.`] : []),
    ...(differs.authentication
      ? [`${instance} lets in whoever comes: nobody has to authenticate here.`]
      : []),
    `${names} at ${instance} ${one ? 'stands before its' : 'stand before their'} first instruction.`,
    ...(one ? [] : ['They stop and go on together: info threads shows them, thread 2 chooses the second.']),
  ];
}

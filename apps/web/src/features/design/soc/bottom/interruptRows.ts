import type { SocDocument } from '@netloom/model';
import type { Design } from '@netloom/soc';

export interface InterruptRow {
  source: string;
  sink: string | undefined;
  number: number | undefined;
  /** Another source has the same number of the same sink. */
  clash: boolean;
}

/** Every interrupt output of the design, and every entry of the table, in order of their names. */
export function interruptRows(document: SocDocument, design: Design): InterruptRow[] {
  const sources = new Set([...interruptPorts(design, 'source'), ...Object.keys(document.interrupts)]);
  const uses = Object.values(document.interrupts).map((line) => `${line.sink} ${line.number}`);
  return [...sources].sort().map((source) => {
    const line = document.interrupts[source];
    const clash =
      line !== undefined && uses.filter((use) => use === `${line.sink} ${line.number}`).length > 1;
    return { source, sink: line?.sink, number: line?.number, clash };
  });
}

/** Endpoints of the interrupt ports of all instances. */
export function interruptPorts(design: Design, role: 'source' | 'sink'): string[] {
  return [...design.blocks.values()].flatMap(({ name, shape }) =>
    (shape?.descriptor.interrupts ?? [])
      .filter((interrupt) => interrupt.role === role)
      .map((interrupt) => `${name}.${interrupt.port}`),
  );
}

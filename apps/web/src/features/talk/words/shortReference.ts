import type { Reference } from '@netloom/model';

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What a reference is shown as. */
export function shortReference(reference: Reference): string {
  switch (reference.kind) {
    case 'person':
      return `@${reference.name}`;
    case 'run':
      return `#run-${reference.runId.slice(0, 8)}`;
    case 'ticket':
      return `#ticket-${reference.ticketId}`;
    case 'defect':
      return `#defect-${reference.bugId}`;
    case 'result':
      return `#result-${reference.resultId}`;
    case 'design':
      return reference.block === undefined ? reference.design : `${reference.design}/${reference.block}`;
    case 'register':
      return reference.register === undefined
        ? lastOf(reference.map)
        : `${lastOf(reference.map)}.${reference.register}`;
    case 'pin':
      return reference.pin === undefined ? reference.board : `${reference.board}.${reference.pin}`;
    case 'line':
      return reference.line === undefined
        ? lastOf(reference.path)
        : `${lastOf(reference.path)}:${reference.line}`;
    case 'wave': {
      const { file, from, to, signal } = reference;
      const span = from === undefined ? '' : ` @ ${from}${to === undefined ? '' : `–${to}`}`;
      return `〰 ${signal === undefined ? lastOf(file) : signal.slice(signal.lastIndexOf('.') + 1)}${span}`;
    }
  }
}

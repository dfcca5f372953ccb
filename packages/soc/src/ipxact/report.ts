import type { Diagnostic } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';

/** More messages than this about one file help nobody. */
const MAXIMUM = 200;

/** What the reading of one component has to say, at lines of its file. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Says what is not carried over, or only in another form. */
  lose(message: string, element: XmlElement): void {
    this.add('IPXACT-LOSS', 'warning', message, element.line);
  }

  fail(message: string, line: number): void {
    this.add('IPXACT-READ', 'error', message, line);
  }

  add(code: string, severity: Diagnostic['severity'], message: string, line: number): void {
    if (this.diagnostics.length >= MAXIMUM) return;
    const place = { kind: 'source' as const, file: this.#file, line: Math.max(1, line) };
    this.diagnostics.push({ code, severity, message, place });
  }
}

import { saidOf } from '@netloom/model';
import type { Said } from '@netloom/model';
import type { Worded } from '@netloom/model';
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
  lose(said: Worded, element: XmlElement): void {
    this.add('IPXACT-LOSS', 'warning', said, element.line);
  }

  fail(said: Worded, line: number): void {
    this.add('IPXACT-READ', 'error', said, line);
  }

  add(code: string, severity: Diagnostic['severity'], said: Said, line: number): void {
    if (this.diagnostics.length >= MAXIMUM) return;
    const place = { kind: 'source' as const, file: this.#file, line: Math.max(1, line) };
    this.diagnostics.push({ code, severity, ...saidOf(said), place });
  }
}

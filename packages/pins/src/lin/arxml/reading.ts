import type { Diagnostic, Worded } from '@netloom/model';
import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { definitionOf, pathOf } from './choices.ts';

/** A parameter, reference or empty container of the file that was not taken over. */
export interface NotRead {
  /** Path of its container and the name of its definition. */
  path: string;
  line: number;
  /** As written; empty for a container. */
  value: string;
  reason: Worded;
}

/** What comes of reading one module. */
export class Reading {
  readonly notRead: NotRead[] = [];
  readonly absent: string[] = [];
  readonly diagnostics: Diagnostic[] = [];
  read = 0;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  skip(element: XmlElement, reason: Worded): void {
    const value = textOf(element, 'VALUE') ?? textOf(element, 'VALUE-REF') ?? '';
    this.notRead.push({ path: settingPath(element), line: element.line, value: value.slice(0, 200), reason });
  }

  /** Skips a container with all that is in it: each parameter is listed, or the container when it has none. */
  skipAll(container: XmlElement, reason: Worded): void {
    const before = this.notRead.length;
    const walk = (element: XmlElement) => {
      const isList = element.name === 'PARAMETER-VALUES' || element.name === 'REFERENCE-VALUES';
      for (const child of element.children) {
        if (isList) this.skip(child, reason);
        else walk(child);
      }
    };
    walk(container);
    if (this.notRead.length === before) this.skip(container, reason);
  }

  warn(element: XmlElement, said: Worded): void {
    this.diagnostics.push({
      code: 'PINS-LIN-ARXML-VALUE',
      severity: 'warning',
      ...said,
      place: { kind: 'source', file: this.#file, line: element.line },
    });
  }
}

function settingPath(element: XmlElement): string {
  const path = pathOf(element);
  if (element.name === 'ECUC-CONTAINER-VALUE') return path;
  return `${path}/${definitionOf(element) ?? element.name}`;
}

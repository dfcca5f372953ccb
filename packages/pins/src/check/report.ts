import { pointerOf } from '@netloom/model';
import type { Diagnostic, Fix, Severity } from '@netloom/model';

export interface Finding {
  code: string;
  message: string;
  /** Path of the value in the configuration, e.g. `['pins', 'PA3', 'signal']`. */
  at: readonly string[];
  /** Peripheral that it is about. */
  instance?: string | undefined;
  /** Pins that it is about; an error makes them conflicts. */
  pins?: readonly string[];
  fix?: Fix | undefined;
}

/** Collects what the rules find. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  /** Pins and peripherals that take part in an error. */
  readonly conflicts = new Set<string>();

  error(finding: Finding): void {
    this.add('error', finding);
    for (const pin of finding.pins ?? []) this.conflicts.add(pin);
  }

  warning(finding: Finding): void {
    this.add('warning', finding);
  }

  info(finding: Finding): void {
    this.add('info', finding);
  }

  add(severity: Severity, { code, message, at, instance, pins, fix }: Finding): void {
    const place = {
      kind: 'document' as const,
      pointer: pointerOf(...at),
      ...(instance !== undefined && { instance }),
      ...(pins?.[0] !== undefined && { endpoint: pins[0] }),
    };
    this.diagnostics.push({ code, severity, message, place, ...(fix && { fix }) });
  }
}

/** A fix that takes a value away. */
export function removal(title: string, at: readonly string[]): Fix {
  return { title, edits: [{ pointer: pointerOf(...at) }] };
}

/** A fix that sets a value. */
export function setting(title: string, at: readonly string[], value: string | number): Fix {
  return { title, edits: [{ pointer: pointerOf(...at), value }] };
}

/** `PA9, PB6 or PB7`; of many only the first. */
export function listed(names: readonly string[], most = 8): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} or ${names.length - most} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

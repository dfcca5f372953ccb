import { fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic, Fix, Said, Severity } from '@netloom/model';
import { say } from '../wording/sentences.ts';

export interface Finding extends Said {
  code: string;
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

  add(severity: Severity, { code, message, wording, at, instance, pins, fix }: Finding): void {
    const place = {
      kind: 'document' as const,
      pointer: pointerOf(...at),
      ...(instance !== undefined && { instance }),
      ...(pins?.[0] !== undefined && { endpoint: pins[0] }),
    };
    const said = { message, ...(wording && { wording }) };
    this.diagnostics.push({ code, severity, ...said, place, ...(fix && { fix }) });
  }
}

/** A fix that takes a value away. */
export function removal(title: Said, at: readonly string[]): Fix {
  return fixOf(title, [{ pointer: pointerOf(...at) }]);
}

/** A fix that sets a value. */
export function setting(title: Said, at: readonly string[], value: string | number): Fix {
  return fixOf(title, [{ pointer: pointerOf(...at), value }]);
}

/** A fix that leaves a pin without a signal. */
export function freeing(pin: string): Fix {
  return removal(say('pins-fix/free', { pin }), ['pins', pin]);
}

import type { Diagnostic } from '@netloom/model';
import { pinmuxKind } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { readText } from '../../document.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';

/** A multiplexer, as the verbs of `netloom pinmux` find it. */
export interface PinmuxSubject {
  path: string;
  pinmux: Pinmux;
  /** What the reader has to say. */
  diagnostics: readonly Diagnostic[];
}

/** Reads a multiplexer and works on it; one that cannot be read is its own outcome. */
export async function withPinmux(
  path: string,
  work: (subject: PinmuxSubject) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const { document: pinmux, diagnostics } = pinmuxKind.read(await readText(path), path);
  return pinmux === undefined ? outcomeOf(path, diagnostics, '', {}) : work({ path, pinmux, diagnostics });
}

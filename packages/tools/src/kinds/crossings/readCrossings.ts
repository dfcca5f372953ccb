import type { Severity } from '@netloom/model';
import type { OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';

/** `file:line` or `-`, severity, class, sentence. */
const FOUND = /^(?:-|(.+):(\d+))\t(error|warning)\t([a-z-]+)\t(.*)$/;
const COUNT = /^(unsafe|waived|safe|domains|flops) (\d+)$/;

/** What `node/checkCrossings.ts` prints. */
export function readCrossings(): OutputReader {
  return (line) => {
    const [, name, value] = COUNT.exec(line) ?? [];
    if (name !== undefined) return [{ type: 'metric', name, value: Number(value), unit: '' }];
    const [, file, at, severity, kind, text = ''] = FOUND.exec(line) ?? [];
    if (kind === undefined) return [];
    const message = `${SENTENCES[kind] ?? kind}: ${text}`;
    const place = sourcePlace(file, at);
    const diagnostic = { code: `crossing-${kind}`, severity: severity as Severity, message, place };
    return [{ type: 'diagnostic', diagnostic }];
  };
}

const SENTENCES: Record<string, string> = {
  unsynchronised: 'A bit without a synchroniser',
  'multi-bit': 'Several bits that nothing says to stand still',
  'bit-by-bit': 'Bits of one word, each synchronised by itself',
  'logic-before': 'Logic before a synchroniser',
  'several-domains': 'Bits of several domains at once',
  reconvergence: 'Bits that were synchronised apart meet again',
  repeated: 'A bit is synchronised twice into one domain',
  tapped: 'The first flip-flop of a synchroniser leads elsewhere too',
  'reset-crossing': 'An asynchronous reset of another domain',
  'reset-logic': 'Logic that may glitch makes an asynchronous reset',
  'missing-release': 'An asynchronous reset that is not released with the clock',
  'clock-logic': 'Logic on the way of a clock',
  'made-clock': 'A flip-flop makes a clock that nothing declares',
  unknown: 'Not looked into',
  more: 'Crossings',
};

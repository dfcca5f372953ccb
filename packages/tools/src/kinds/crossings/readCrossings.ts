import { sayOfTools as say } from '@netloom/model';
import type { CrossingClass, Severity } from '@netloom/model';
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
    const said = say(`TOOL/crossing/${kind as Kind}`, { found: text });
    const place = sourcePlace(file, at);
    const diagnostic = { code: `crossing-${kind}`, severity: severity as Severity, ...said, place };
    return [{ type: 'diagnostic', diagnostic }];
  };
}

/** What is safe is only counted; each of the others has a sentence, which the compiler sees to. */
type Kind = Exclude<CrossingClass, 'synchronised' | 'held' | 'vouched'> | 'unknown' | 'more';

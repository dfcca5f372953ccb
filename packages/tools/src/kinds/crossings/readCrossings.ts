import { sayOfTools as say } from '@netloom/model';
import type { CrossingClass, Severity, Worded } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';

/** `file:line` or `-`, severity, class, what crosses, its bits, the state of its waiver. */
const FOUND = /^(?:-|(.+):(\d+))\t(error|warning)\t([a-z-]+)\t(.*)\t(\d+)\t(-|expired|stale)$/;
const COUNT = /^(unsafe|waived|safe|domains|flops) (\d+)$/;
const MORE = /^more (\d+)$/;
const UNKNOWN = /^unknown (.+)$/;

/** What is safe is only counted; each of the others has a sentence, which the compiler sees to. */
type Kind = Exclude<CrossingClass, 'synchronised' | 'held' | 'vouched'>;

function warning(kind: 'more' | 'unknown', said: Worded): Finding[] {
  return [{ type: 'diagnostic', diagnostic: { code: `crossing-${kind}`, severity: 'warning', ...said } }];
}

function crossingFinding(match: RegExpExecArray): Finding[] {
  const [, file, at, severity, kind, path = '', bits, waiver] = match;
  const found = Number(bits) > 1 ? say('TOOL/crossing/bits', { found: path, bits: Number(bits) }) : path;
  const crossing = say(`TOOL/crossing/${kind as Kind}`, { found });
  const said =
    waiver === 'expired' || waiver === 'stale'
      ? say(`TOOL/crossing/${waiver}`, { found: crossing })
      : crossing;
  const place = sourcePlace(file, at);
  const diagnostic = { code: `crossing-${kind}`, severity: severity as Severity, ...said, place };
  return [{ type: 'diagnostic', diagnostic }];
}

/** What `node/checkCrossings.ts` prints. */
export function readCrossings(): OutputReader {
  return (line) => {
    const [, name, value] = COUNT.exec(line) ?? [];
    if (name !== undefined) return [{ type: 'metric', name, value: Number(value), unit: '' }];
    const more = MORE.exec(line)?.[1];
    if (more !== undefined) return warning('more', say('TOOL/crossing/more', { count: Number(more) }));
    const module = UNKNOWN.exec(line)?.[1];
    if (module !== undefined) return warning('unknown', say('TOOL/crossing/unknown', { module }));
    const found = FOUND.exec(line);
    return found ? crossingFinding(found) : [];
  };
}

import type { Diagnostic } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { readYosys } from '../synthesize/readYosys.ts';

/** Yosys' places begin where what stands before the statement ends: the line is the one that it ends on. */
const DECIDED =
  /^netloom: (proved|refuted|vacuous|unasked|undecided) (\d+) (\d+) (?:(.*):\d+\.\d+-(\d+)\.\d+)?$/;
const ENDED = /^netloom: ((\d+) of (\d+) properties are proved)$/;

const TOLD: Readonly<Record<string, Pick<Diagnostic, 'severity' | 'message'>>> = {
  refuted: {
    severity: 'error',
    message: 'This assertion does not hold: the counterexample has the steps to it',
  },
  vacuous: {
    severity: 'warning',
    message: 'Nothing ever comes to this assertion, or what is assumed contradicts itself: it shows nothing',
  },
  unasked: {
    severity: 'warning',
    message:
      'This assertion holds, but whether anything comes to it was not decided in the time that there was',
  },
  undecided: { severity: 'warning', message: 'This assertion was not decided in the time that there was' },
};

/** What the sources did not ask for, and a proof does (`readSources`). */
const UNDECLARED = /^Identifier `(.*)' is implicitly declared and `default_nettype is set to none\.?$/;

function undeclared(name: string): string {
  return name.includes('.')
    ? `${name} leads into an instance or an interface, where a proof cannot look: give it a port, or a net of this module`
    : `${name} is declared nowhere. A proof takes no implicit nets, for what nobody drives has any value in it: declare ${name}`;
}

/** Yosys, whose word for a net that nobody declared names what the sources do not have. */
function readElaboration(): OutputReader {
  const read = readYosys();
  return (text) =>
    read(text).map((finding): Finding => {
      if (finding.type !== 'diagnostic') return finding;
      const [, name] = UNDECLARED.exec(finding.diagnostic.message) ?? [];
      if (name === undefined) return finding;
      return { ...finding, diagnostic: { ...finding.diagnostic, message: undeclared(name) } };
    });
}

function readProof(): OutputReader {
  const yosys = readYosys();
  return (text) => {
    const ended = ENDED.exec(text);
    if (ended !== null) {
      const [, said = '', proved, all] = ended;
      const metric = (name: string, value: string | undefined): Finding => ({
        ...{ type: 'metric', name, value: Number(value), unit: '' },
      });
      const isWhole: Finding[] = proved === all ? [{ type: 'result', passed: true, text: said }] : [];
      return [metric('properties', all), metric('proved', proved), ...isWhole];
    }
    const decided = DECIDED.exec(text);
    if (decided === null) return yosys(text);
    const [, verdict = '', at, all, file, line] = decided;
    const done: Finding = {
      ...{ type: 'progress', fraction: Number(at) / Number(all), label: `${at} / ${all}` },
    };
    const told = TOLD[verdict];
    if (told === undefined) return [done];
    const place = sourcePlace(file, line);
    return [done, { type: 'diagnostic', diagnostic: { code: `proof-${verdict}`, ...told, place } }];
  };
}

export const adapters: Readonly<Record<string, StepAdapter>> = {
  yosys: { read: readElaboration },
  prove: {
    read: readProof,
    speaks: {
      passed: (said) => ({ code: 'said', said }),
      silence: 'not every property is proved, or there is none',
    },
  },
};

import type { Diagnostic, Worded } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { readYosys } from '../synthesize/readYosys.ts';
import { sayOfTools as say } from '@netloom/model';

/** Yosys' places begin where what stands before the statement ends: the line is the one that it ends on. */
const DECIDED =
  /^netloom: (proved|refuted|vacuous|unasked|undecided) (\d+) (\d+) (?:(.*):\d+\.\d+-(\d+)\.\d+)?$/;
const ENDED = /^netloom: ((\d+) of (\d+) properties are proved)$/;

const TOLD: Readonly<Record<string, Pick<Diagnostic, 'severity'> & Worded>> = {
  refuted: {
    severity: 'error',
    ...say('TOOL/proof/refuted', {}),
  },
  vacuous: {
    severity: 'warning',
    ...say('TOOL/proof/vacuous', {}),
  },
  unasked: {
    severity: 'warning',
    ...say('TOOL/proof/unasked', {}),
  },
  undecided: { severity: 'warning', ...say('TOOL/proof/undecided', {}) },
};

/** What the sources did not ask for, and a proof does (`readSources`). */
const UNDECLARED = /^Identifier `(.*)' is implicitly declared and `default_nettype is set to none\.?$/;

function undeclared(name: string): Worded {
  return name.includes('.') ? say('TOOL/proof/inside', { name }) : say('TOOL/proof/undeclared', { name });
}

/** Yosys, whose word for a net that nobody declared names what the sources do not have. */
function readElaboration(): OutputReader {
  const read = readYosys();
  return (text) =>
    read(text).map((finding): Finding => {
      if (finding.type !== 'diagnostic') return finding;
      const [, name] = UNDECLARED.exec(finding.diagnostic.message) ?? [];
      if (name === undefined) return finding;
      return { ...finding, diagnostic: { ...finding.diagnostic, ...undeclared(name) } };
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

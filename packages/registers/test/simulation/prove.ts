import type { RegisterMap } from '@netloom/model';
import { elaborate } from '@netloom/registers';
import { REGISTER_OUTPUTS } from '@netloom/registers/outputs';
import { RegisterFile } from '../model/registerFile.ts';
import { Random } from '../random/random.ts';
import type { Subject } from './bench.ts';
import { replay } from './replay.ts';
import { simulate } from './run.ts';
import { stimulusFor } from './stimulus.ts';

/** A register map to prove, or a mutant of its register file. */
export interface Case {
  label: string;
  map: RegisterMap;
  /** Transfers a register on average. */
  effort: number;
  /** Edits the generated text. */
  mutate?: (text: string) => string;
}

export interface Verdict {
  faults: string[];
  /** Transfers that were answered. */
  answers: number;
}

/** Generates, simulates and compares all cases in one model. */
export async function prove(cases: readonly Case[]): Promise<Map<string, Verdict>> {
  const prepared = await Promise.all(cases.map(prepare));
  const { traces, log } = await simulate(
    prepared.map(({ rtl }) => rtl),
    prepared.map(({ subject }) => subject),
  );
  return new Map(
    prepared.map(({ subject: { label, file } }) => {
      const verdict = replay(file, traces.get(label)!);
      if (log.includes('NOT DONE') && verdict.faults.length === 0) verdict.faults.push(log.trim());
      return [label, verdict];
    }),
  );
}

async function prepare({ label, map, effort, mutate }: Case, seed: number) {
  const elaborated = elaborate(map).map;
  const file = new RegisterFile(elaborated);
  const random = new Random(seed + 1);
  const { registers, memories } = file.layout;
  const transfers = Math.max(60, effort * (registers.length + memories.length));
  const stimulus = stimulusFor(file, random, transfers, Math.min(1024, transfers * 2));
  const text = await rtlOf(map);
  const module = `${elaborated.module}_${label}`;
  const rtl = (mutate ? mutate(text) : text).replaceAll(
    new RegExp(`\\b${elaborated.module}\\b`, 'g'),
    module,
  );
  const subject: Subject = { label, module, file, stimulus };
  return { subject, rtl };
}

/** The generated register file. */
export async function rtlOf(map: RegisterMap): Promise<string> {
  const output = REGISTER_OUTPUTS.find(({ id }) => id === 'rtl');
  if (!output) throw new Error('there is no output rtl');
  const { files } = output.write(elaborate(map).map);
  return files.map(({ content }) => String(content)).join('\n');
}

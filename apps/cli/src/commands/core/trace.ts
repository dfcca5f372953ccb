import { createReadStream } from 'node:fs';
import { withReset } from '@netloom/core/program';
import { Code, PacketReader, Profiler, TraceDecoder, TraceError } from '@netloom/core/trace';
import type { Profile } from '@netloom/core/trace';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';
import { readProgram } from './program.ts';

/** Functions that are listed. */
const LISTED = 40;

function lines({
  instructions,
  functions,
  exceptions,
  interrupts,
  lost,
  uncounted,
  branches,
}: Profile): string[] {
  const share = (part: number) => `${((100 * part) / Math.max(instructions, 1)).toFixed(1).padStart(5)} %`;
  const listed = functions
    .slice(0, LISTED)
    .map(
      ({ name, instructions: own, entries }) =>
        `  ${share(own)} ${String(own).padStart(10)} ${String(entries).padStart(8)} times  ${name}`,
    );
  const rest = functions.length - listed.length;
  return [
    `${instructions} instructions, ${exceptions} exceptions, ${interrupts} interrupts`,
    ...listed,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    `${branches.executed} branches, of which ${branches.oneWay} went one way only`,
    ...(lost > 0 ? [`${lost} times packets were lost: what was executed there is not counted`] : []),
    ...(uncounted > 0
      ? [`${uncounted} times a loop without a decision, whose rounds a trace does not tell`]
      : []),
  ];
}

/** `netloom core trace --options <file|preset> --elf <file> --packets <file>` */
export async function traceCommand(named: string, elf: string, packets: string): Promise<Outcome> {
  const options = await chosenCore(named);
  const program = await readProgram(elf);
  const code = new Code(withReset(program, options).pieces);
  const profiler = new Profiler(code, program.symbols);
  const decoder = new TraceDecoder(code, profiler);
  const reader = new PacketReader();
  try {
    for await (const bytes of createReadStream(packets) as AsyncIterable<Buffer>)
      for (const packet of reader.read(bytes)) decoder.take(packet);
    reader.end();
  } catch (error) {
    if (error instanceof TraceError) throw new Failure(`${packets}: ${error.message}`);
    throw error instanceof Error && 'code' in error ? new Failure(`--packets: ${error.message}`) : error;
  }
  const { profile } = profiler;
  return { text: lines(profile).join('\n'), result: profile, failed: false };
}

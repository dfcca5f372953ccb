import { commandOf } from './commandOf.ts';
import { Failure, WrongUse } from './failure.ts';
import { usageOf } from './usage.ts';

/** What a command line is answered with, beside what the command writes as it runs. */
export interface Answer {
  exitCode: number;
  output: string;
  errors: string;
}

export async function answer(args: readonly string[]): Promise<Answer> {
  const { command, words, rest } = commandOf(args);
  try {
    if (!command) {
      if (rest.includes('--help') || rest.includes('-h')) return helped(usageOf());
      throw new WrongUse(words === '' ? 'no command is given' : `unknown command "${words}"`);
    }
    const { help, json, run } = command.call(rest);
    if (help) return helped(usageOf([command]));
    const { text, result, failed, faults = [], exitCode = failed ? 1 : 0 } = await run();
    const output = json ? JSON.stringify(result, null, 2) : text;
    const errors = faults.map((line) => `netloom: ${line}`).join('\n');
    return { exitCode: faults.length > 0 ? 3 : exitCode, output, errors };
  } catch (error) {
    if (error instanceof WrongUse) {
      const usage = usageOf(command && [command]);
      return { exitCode: 2, output: '', errors: `netloom: ${error.message}\n\n${usage}` };
    }
    if (!(error instanceof Failure)) throw error;
    return { exitCode: error.exitCode, output: '', errors: `netloom: ${error.message}` };
  }
}

const helped = (text: string): Answer => ({ exitCode: 0, output: text, errors: '' });

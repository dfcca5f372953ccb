import { answer } from '../src/answer.ts';

export interface Reply {
  code: number;
  output: string;
  errors: string;
}

const line = (text: string) => (text === '' ? '' : `${text}\n`);

/** A command in a folder, answered as `main.ts` answers it, without a process for each call: those take the most time. */
export async function netloomIn(folder: string, args: readonly string[]): Promise<Reply> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { exitCode, output, errors } = await answer(args);
    return { code: exitCode, output: line(output), errors: line(errors) };
  } finally {
    process.chdir(before);
  }
}

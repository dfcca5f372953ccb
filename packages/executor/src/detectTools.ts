import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readVersion, TOOLS, type Tool } from '@netloom/tools';

export interface DetectedTool extends Tool {
  /** Absent where the tool is not installed. */
  version?: string;
}

const run = promisify(execFile);

async function detect(tool: Tool): Promise<DetectedTool> {
  const [program = '', ...args] = tool.versionCommand;
  try {
    const { stdout, stderr } = await run(program, args, { timeout: 10_000 });
    return { ...tool, version: readVersion(stdout + stderr) ?? 'unknown' };
  } catch {
    return tool;
  }
}

/** Asks every tool that runs need for its version. */
export function detectTools(): Promise<DetectedTool[]> {
  return Promise.all(TOOLS.map(detect));
}

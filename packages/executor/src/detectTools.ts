import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readVersion, TOOLS, type Tool } from '@netloom/tools';

export interface DetectedTool extends Tool {
  /** Absent where the tool is not installed. */
  version?: string;
}

const run = promisify(execFile);

/** How long a tool may take to say its version on a machine that has much to do, in milliseconds. */
const PATIENCE = 120_000;

async function detect(tool: Tool): Promise<DetectedTool> {
  const [program = '', ...args] = tool.versionCommand;
  try {
    const { stdout, stderr } = await run(program, args, { timeout: PATIENCE });
    return { ...tool, version: readVersion(stdout + stderr) ?? 'unknown' };
  } catch {
    return tool;
  }
}

/** Asks every tool that runs need for its version. */
export function detectTools(): Promise<DetectedTool[]> {
  return Promise.all(TOOLS.map(detect));
}

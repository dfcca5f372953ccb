/** The WebAssembly build and its like read more of SystemVerilog. */
const NEWER = 40;

/** Whether a release, `0.23` or `0.23+7`, is one of those that read little SystemVerilog; false without one. */
export function isOldYosys(version: string | undefined): boolean {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version ?? '') ?? [];
  return major !== undefined && Number(major) === 0 && Number(minor) < NEWER;
}

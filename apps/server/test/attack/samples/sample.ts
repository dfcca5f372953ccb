import { DEMO } from '../../testServer.ts';
import type { World } from '../world.ts';

/** What a call is sent: well-formed, about things that exist. */
export interface Sample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** Fields of a multipart call; a file is a text with its name. */
  form?: Record<string, string | { name: string; text: string }>;
}

export const dept = { deptId: DEMO };
export const inDept = () => ({ body: dept });
export const ofDept = () => ({ query: dept });
export const nothing = () => ({});
export const ofRun = ({ runId }: World) => ({ query: { runId } });
export const code = '123456';
export const design = 'demo/demo.soc.json';
export const upload = { name: 'a.txt', text: 'text' };
export const commit = '0'.repeat(40);

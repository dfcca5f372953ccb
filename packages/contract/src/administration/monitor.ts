import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Page, id, paged, time } from '../fields.ts';

export const Tool = z.object({
  name: z.string(),
  version: z.string().nullable(),
  purpose: z.string(),
  /** The command that installs it, when it is missing. */
  install: z.string(),
});

const Bound = z.enum(['cgroup-v1', 'cgroup-v2', 'watched']);

/** How runs are confined, and what bounds their memory and the number of their processes. */
export const Confinement = z.object({
  confinement: z.enum(['bubblewrap', 'none']),
  memory: Bound,
  processes: Bound,
});
export type Confinement = z.infer<typeof Confinement>;

export const listTools = defineCall({
  method: 'GET',
  path: '/monitor/tools',
  summary: 'The EDA tools that the server found, with versions, and whether runs can be sandboxed.',
  reply: z.object({
    tools: z.array(Tool),
    /** `description` says the rest in one line, or why runs cannot be confined. */
    sandbox: z.object({
      usable: z.boolean(),
      description: z.string(),
      confined: Confinement.optional(),
    }),
  }),
});

/** Load of the machine at one moment. Sizes in bytes, shares from 0 to 1. */
export const ServerLoad = z.object({
  time,
  cpu: z.object({ cores: z.number(), model: z.string(), used: z.number(), load: z.array(z.number()) }),
  memory: z.object({ total: z.number(), used: z.number(), process: z.number() }),
  disk: z.object({ path: z.string(), total: z.number(), used: z.number() }),
  database: z.object({
    version: z.string(),
    size: z.number(),
    connections: z.number(),
    embedded: z.boolean(),
  }),
  /** Seconds since the start of the server, and versions of what it runs on. */
  server: z.object({ uptime: z.number(), node: z.string(), version: z.string(), system: z.string() }),
  runs: z.object({ queued: z.number(), running: z.number() }),
  streams: z.number(),
});
export type ServerLoad = z.infer<typeof ServerLoad>;

export const serverLoad = defineCall({
  method: 'GET',
  path: '/monitor/server',
  summary: 'Processor, memory, disk and database of the server now.',
  reply: ServerLoad,
});

/** A session of a user. `current` is the caller's own. */
export const OnlineUser = z.object({
  sessionId: z.number(),
  userId: z.number(),
  userName: z.string(),
  deptName: z.string().nullable(),
  address: z.string(),
  agent: z.string(),
  signInTime: time,
  lastSeen: time,
  streams: z.number(),
  current: z.boolean(),
});
export type OnlineUser = z.infer<typeof OnlineUser>;

export const onlineList = defineCall({
  method: 'POST',
  path: '/monitor/onlineList',
  summary: 'Sessions, those seen last first.',
  body: Page.extend({ search: z.string().max(100).default('') }),
  reply: paged(OnlineUser),
});

export const forceLogOut = defineCall({
  method: 'GET',
  path: '/monitor/online/{id}',
  summary: 'Ends a session (id is the sessionId); its browser is told with code 402.',
  audit: true,
  params: z.object({ id }),
  reply: z.null(),
});

/** One try to sign in. */
export const LoginLog = z.object({
  logId: z.number(),
  time,
  userName: z.string(),
  address: z.string(),
  agent: z.string(),
  success: z.boolean(),
  reason: z.string(),
});
export type LoginLog = z.infer<typeof LoginLog>;

export const LogFilter = Page.extend({
  search: z.string().max(100).default(''),
  /** Only what went well, or only what was refused. */
  success: z.boolean().optional(),
  /** The first and the last moment; ISO 8601. */
  from: z.iso.datetime({ offset: true, error: 'expected a time such as 2026-01-31T08:00:00Z' }).optional(),
  to: z.iso.datetime({ offset: true, error: 'expected a time such as 2026-01-31T08:00:00Z' }).optional(),
});

export const loginLogList = defineCall({
  method: 'POST',
  path: '/monitor/logininfor/list',
  summary: 'Tries to sign in, the newest first.',
  body: LogFilter,
  reply: paged(LoginLog),
});

/** A change that somebody made. `call` is its path, `code` the reply; `detail` is what was sent, without secrets. */
export const AuditEntry = z.object({
  auditId: z.number(),
  time,
  userName: z.string(),
  address: z.string(),
  call: z.string(),
  code: z.number(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditList = defineCall({
  method: 'POST',
  path: '/monitor/audit/list',
  summary: 'The audit trail, the newest first.',
  body: LogFilter,
  reply: paged(AuditEntry),
});

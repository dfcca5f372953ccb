import { availableParallelism, homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { SlurmSettings } from '@netloom/executor';
import { z } from 'zod';
import { SignInEnvironment, signInSettings } from './signInSettings.ts';
import type { MailSettings, OidcSettings } from './signInSettings.ts';
import { isAddressRange } from './addressRange.ts';
import { StartError } from './startError.ts';

/** Root of the product's own files: IP library, demo design, web build. */
export const productRoot = resolve(import.meta.dirname, '../../..');

export const webBuild = join(productRoot, 'apps/web/dist');

const SLURM_NAME = /^[\w.,-]+$/;
/** Slurm has a queue of its own; beyond this many the order is still ours. */
const SLURM_SLOTS = 200;

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  NETLOOM_DATA_DIR: z.string().default(join(homedir(), '.local/share/netloom')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgres://…')
    .optional(),
  NETLOOM_ADMIN_PASSWORD: z.string().min(8, 'expected at least 8 characters').max(1024).optional(),
  NETLOOM_EXECUTOR: z.enum(['local', 'slurm']).default('local'),
  SLURM_CONF: z.string().startsWith('/', 'expected an absolute path').optional(),
  NETLOOM_SLURM_PARTITION: z.string().regex(SLURM_NAME, 'expected a name of Slurm').optional(),
  NETLOOM_SLURM_PARTITIONS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((name) => name !== ''))
    .refine((names) => names.every((name) => SLURM_NAME.test(name)), 'expected names of partitions'),
  NETLOOM_SLURM_ACCOUNT: z.string().regex(SLURM_NAME, 'expected a name of Slurm').optional(),
  NETLOOM_SLURM_CPUS: z.coerce.number().int().min(1).max(1024).default(2),
  NETLOOM_SLURM_MOST_CPUS: z.coerce.number().int().min(1).max(1024).optional(),
  NETLOOM_RUN_SLOTS: z.coerce.number().int().min(1).max(100_000).optional(),
  NETLOOM_MODEL_CACHE_MEGABYTES: z.coerce.number().int().min(0).default(5000),
  NETLOOM_UNSANDBOXED: z.enum(['0', '1']).default('0'),
  NETLOOM_TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((range) => range !== ''))
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'expected addresses or ranges, e.g. 127.0.0.1, 10.0.0.0/8',
    ),
  ...SignInEnvironment.shape,
});

export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  /** A team's own PostgreSQL; without it the embedded one runs in the data folder. */
  databaseUrl: string | undefined;
  adminPassword: string | undefined;
  executor: 'local' | 'slurm';
  slurm: Pick<SlurmSettings, 'conf' | 'partition' | 'account' | 'cpus'> & {
    /** Partitions that a run may choose instead, and the most cores that it may ask for. */
    partitions: string[];
    mostCpus: number;
  };
  /** Runs handed to the executor at a time; as many as there are cores, or 200 with Slurm, unless it is set. */
  runSlots: number;
  /** Room for compiled models; 0 keeps none. */
  modelCacheMegabytes: number;
  /** Runs may start where no sandbox works. */
  unsandboxed: boolean;
  /** Proxies whose word on the client's address and protocol counts; from others it is forged easily. */
  trustedProxies: string[];
  /** Where people find this server, without a slash at its end; links in mails and the sign-in provider lead there. */
  publicUrl: string | undefined;
  mail: MailSettings | undefined;
  oidc: OidcSettings | undefined;
}

/** @throws StartError naming each bad variable and the reason. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new StartError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: outsideCheckout(resolve(values.NETLOOM_DATA_DIR)),
    databaseUrl: values.DATABASE_URL,
    adminPassword: values.NETLOOM_ADMIN_PASSWORD,
    executor: values.NETLOOM_EXECUTOR,
    slurm: {
      conf: values.SLURM_CONF,
      partition: values.NETLOOM_SLURM_PARTITION,
      account: values.NETLOOM_SLURM_ACCOUNT,
      cpus: values.NETLOOM_SLURM_CPUS,
      partitions: values.NETLOOM_SLURM_PARTITIONS,
      mostCpus: Math.max(values.NETLOOM_SLURM_CPUS, values.NETLOOM_SLURM_MOST_CPUS ?? 0),
    },
    runSlots:
      values.NETLOOM_RUN_SLOTS ??
      (values.NETLOOM_EXECUTOR === 'slurm' ? SLURM_SLOTS : availableParallelism()),
    modelCacheMegabytes: values.NETLOOM_MODEL_CACHE_MEGABYTES,
    unsandboxed: values.NETLOOM_UNSANDBOXED === '1',
    trustedProxies: values.NETLOOM_TRUST_PROXY,
    ...signInSettings(values),
  };
}

function outsideCheckout(folder: string): string {
  const inside = !relative(productRoot, folder).startsWith('..');
  if (inside) throw new StartError(`NETLOOM_DATA_DIR: ${folder} is inside the program's own folder`);
  return folder;
}

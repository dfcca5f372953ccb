import { z } from 'zod';
import { isWebAddress } from '../fields.ts';

/** How a setting is edited and what may stand in it; values are kept as text. */
interface ConfigDefinition {
  kind: 'text' | 'boolean' | 'number' | 'url';
  value: z.ZodType<unknown, string>;
  default: string;
  /** Of a number. */
  range?: { min: number; max: number };
  /** Told without a session too. */
  public: boolean;
}

const yesOrNo = {
  kind: 'boolean',
  value: z.enum(['true', 'false'], 'expected true or false').transform((text) => text === 'true'),
} as const;

const wholeNumber = (min: number, max: number) => {
  const error = `expected a whole number from ${min} to ${max}`;
  const value = z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);
  return { kind: 'number', value, range: { min, max } } as const;
};

/** A page of another site, or one of Netloom's own: a path that cannot be taken for another host. */
const pageAddress = {
  kind: 'url',
  value: z
    .string()
    .max(2000)
    .refine(isPageAddress, 'expected an http or https address, or a path of this server such as /guide'),
} as const;

function isPageAddress(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || isWebAddress(text);
}

/** Settings that administrators change while the server runs; what its start needs are environment variables. */
export const CONFIG_KEYS = {
  /** Whether people may make accounts for themselves. */
  'account.register': { ...yesOrNo, default: 'true', public: true },
  /** Minutes without a call after which a session ends; 0 for never. */
  'account.idleMinutes': { ...wholeNumber(0, 43_200), default: '0', public: false },
  /** Whether everybody needs a second factor to sign in. */
  'account.secondFactor': { ...yesOrNo, default: 'false', public: false },
  /** Pages of the bookmark panel. */
  'panel.aiKnowledge': { ...pageAddress, default: '/guide', public: false },
  'panel.notepad': { ...pageAddress, default: '/notepad', public: false },
  /** Whether remotes may have private, loopback and link-local addresses. */
  'git.privateAddresses': { ...yesOrNo, default: 'false', public: false },
  /** Whether webhooks may lead to private, loopback and link-local addresses. */
  'webhooks.privateAddresses': { ...yesOrNo, default: 'false', public: false },
  /** What a first copy of a remote may take. */
  'git.cloneMegabytes': { ...wholeNumber(1, 1_000_000), default: '2000', public: false },
  'git.cloneMinutes': { ...wholeNumber(1, 1440), default: '60', public: false },
  /** The most that one run may ask for, unless its project has a ceiling of its own. */
  'runs.mostSeconds': { ...wholeNumber(1, 2_592_000), default: '604800', public: false },
  'runs.mostMemoryMegabytes': { ...wholeNumber(128, 1_048_576), default: '32768', public: false },
  'runs.mostDiskMegabytes': { ...wholeNumber(64, 1_048_576), default: '102400', public: false },
  /** What runs leave free of their disk, for the database and everybody: with less none starts, with half of it they end. */
  'runs.keepFreeMegabytes': { ...wholeNumber(0, 100_000_000), default: '1000', public: false },
  /** How long audit trail and login logs are kept. */
  'audit.days': { ...wholeNumber(1, 36_500), default: '365', public: false },
} as const satisfies Record<string, ConfigDefinition>;

export type ConfigKey = keyof typeof CONFIG_KEYS;
export type ConfigValue<K extends ConfigKey> = z.output<(typeof CONFIG_KEYS)[K]['value']>;

export function isConfigKey(key: string): key is ConfigKey {
  return Object.hasOwn(CONFIG_KEYS, key);
}
